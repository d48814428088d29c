import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'

/** More letters than a phone's field shows in two lines, beside the quantity. */
const LONG = 40
/** More letters than these take less room as text below the field than in its narrow lines. */
const LONG_TEXT = 80

/**
 * Whether a phone shows one line of a row's instructions in their field, and all that is printed below it: they are long, and a
 * medicine was added after they were written.
 * @param writtenAt how many medicines there were when the row was last written
 * @param count how many there are
 */
export const isFolded = (row: Row, writtenAt: number, count: number): boolean =>
  writtenAt < count && row.instructions.length > (readingOf(row).sentence === null ? LONG_TEXT : LONG)
