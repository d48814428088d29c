// diagnoses-import <file.csv> [data directory]: imports the official CIE-10 catalogue of the DGIS. Prints the number of
// accepted codes and, as one JSON object a line, the skipped rows and why.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { importOfficial, readOfficial } from '#knowledge/diagnoses/import-official.ts'
import { IMPORTED_CODES } from '#knowledge/diagnoses/load.ts'

const [file, dataDir = '.data'] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('diagnoses-import <file.csv> [data directory]\n')
  process.exitCode = 2
} else {
  const rows = readOfficial(readFileSync(file))
  const { accepted, skipped } = importOfficial(rows)
  // A file without a readable code must not replace an earlier import.
  if (accepted.length === 0) throw new ExpectedFailure(`${file}: no code could be read`)
  const output = path.join(dataDir, IMPORTED_CODES)
  mkdirSync(path.dirname(output), { recursive: true })
  // The file is renamed into place, so that a server that starts meanwhile reads either the earlier import or the whole new
  // one.
  writeFileSync(`${output}.new`, accepted.map((code) => `${JSON.stringify(code)}\n`).join(''))
  renameSync(`${output}.new`, output)
  for (const skip of skipped) process.stdout.write(`${JSON.stringify(skip)}\n`)
  process.stdout.write(`${JSON.stringify({ rows: rows.length, accepted: accepted.length, output })}\n`)
}
