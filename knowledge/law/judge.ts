import { createJudge, type Judge } from '#contract/prescription/judge.ts'
import { law } from './law.ts'

/** Function that checks drafts of prescriptions by the law in force, for the page and the server. */
export const judge: Judge = createJudge(law)
