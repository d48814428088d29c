import { type Law, lawOf } from '#contract/prescription/law.ts'
import { article226 } from './article-226.ts'
import { prescribers } from './prescribers.ts'
import { publicInstitutions } from './public-institutions.ts'

/** The law in force, for the legal check of drafts, for the sales of pharmacies and for the pages. */
export const law: Law = lawOf({ article226, prescribers, publicInstitutions })
