import type { Reader } from '../draft.ts'

/** Reads a clause that begins at `i`. @returns index of the next clause, or `i` when this is no such clause */
export type Clause = (reader: Reader, i: number) => number
