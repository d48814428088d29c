import { readPosology } from '#contract/posology/parse.ts'
import { remembering } from '../remember.ts'

/** Calls `readPosology`, and caches the results of the instructions that it read last. */
export const readInstructions = remembering(readPosology)
