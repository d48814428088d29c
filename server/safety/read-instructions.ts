import { ownInstructions } from '#contract/posology/medicine-head.ts'
import { readPosology, type Reading } from '#contract/posology/parse.ts'
import { remembering } from '#contract/remember.ts'

/** Parses instructions with `readPosology`, and caches the results for the latest instructions. */
export const readInstructions = remembering(readPosology)

type NamedInstructions = Parameters<typeof ownInstructions>[0]

/**
 * Maximum number of rows whose parsed instructions are cached: enough for the patients for whom the doctors of this process
 * prescribe at the moment.
 */
const ROWS = 2000

const readRow = remembering(
  (_columns: string, row: NamedInstructions) => readInstructions(ownInstructions(row)),
  ROWS,
)

/**
 * Parses the instructions of a row. If the instructions begin with the name and strength of the row's own medicine, these words
 * are left out, because they are no dose.
 */
export const readOwnInstructions = (row: NamedInstructions): Reading =>
  readRow(JSON.stringify([row.instructions, row.presentation, row.generic, row.brand]), row)
