// node tools/setup/node.cjs <start|test|build|mutate|run> [arguments]: the first file of every command, which sees to it that
// the command runs under the Node of the packages. Every Node since version 4 can read this file, so that an old one
// ends in a sentence and not in a syntax error: no const, no arrow function, no import.
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
