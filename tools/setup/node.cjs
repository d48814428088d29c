// node tools/setup/node.cjs <start|test|build|mutate|run> [arguments]: the first file of every command. It makes the command run
// under the Node of the npm packages. Every Node since version 4 can parse this file (no const, no arrow function, no import), so
// that an old Node prints a sentence and no syntax error.
'use strict'

var OLDEST = 18

if (parseInt(process.versions.node, 10) < OLDEST) {
  process.stderr.write(
    '[setup] Node ' +
      OLDEST +
      ' or newer is needed to install the packages, which bring the Node that runs the product; this is ' +
      process.version +
      '\n',
  )
  process.exit(1)
} else {
  require('./enter.cjs')
}
