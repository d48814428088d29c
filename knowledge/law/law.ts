import { type Law, lawOf } from '#contract/prescription/law.ts'
import { article226 } from './article-226.ts'
import { prescribers } from './prescribers.ts'
import { publicInstitutions } from './public-institutions.ts'

/** The law in force, as the judge, the counter and the page ask it. */
export const law: Law = lawOf({ article226, prescribers, publicInstitutions })
