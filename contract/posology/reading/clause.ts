import type { Reader } from '../draft.ts'

/** Reads a clause that begins at lexeme `i`. @returns index of the next clause, or `i` when the clause is of another kind */
export type Clause = (reader: Reader, i: number) => number
