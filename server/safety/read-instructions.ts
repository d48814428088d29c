import { ownInstructions } from '#contract/posology/medicine-head.ts'
import { readPosology, type Reading } from '#contract/posology/parse.ts'
import { remembering } from '#contract/remember.ts'

/** Calls `readPosology`, and caches the readings of the latest instructions. */
export const readInstructions = remembering(readPosology)

type NamedInstructions = Parameters<typeof ownInstructions>[0]

/**
 * Number of rows whose readings are kept in memory: enough for the patients for whom the doctors of this process
 * prescribe at the moment.
 */
const ROWS = 2000

const readRow = remembering(
  (_columns: string, row: NamedInstructions) => readInstructions(ownInstructions(row)),
  ROWS,
)

/**
 * Reads the instructions of a row. The name and strength of the row's own medicine at their beginning are left out,
 * because they are no dose.
 */
export const readOwnInstructions = (row: NamedInstructions): Reading =>
  readRow(JSON.stringify([row.instructions, row.presentation, row.generic, row.brand]), row)
