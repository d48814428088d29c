import { readPosology } from '#contract/posology/parse.ts'
import { remembering } from '../remember.ts'

/** The words of an instruction, as `readPosology` reads them. */
export const readInstructions = remembering(readPosology)
