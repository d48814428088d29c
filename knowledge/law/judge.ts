import { createJudge, type Judge } from '#contract/prescription/judge.ts'
import { law } from './law.ts'

/** The judge by the law in force: page and server ask the same one. */
export const judge: Judge = createJudge(law)
