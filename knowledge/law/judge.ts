import { createJudge, type Judge } from '#contract/prescription/judge.ts'
import { law } from './law.ts'

/** The judge by the law in force, for page and server. */
export const judge: Judge = createJudge(law)
