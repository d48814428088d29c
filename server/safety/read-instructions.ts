import { readPosology } from '#contract/posology/parse.ts'
import { remembering } from '../remember.ts'

/** `readPosology`, remembering the instructions that it read last. */
export const readInstructions = remembering(readPosology)
