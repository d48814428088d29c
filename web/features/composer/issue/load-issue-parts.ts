import { untilDone } from '../../../lib/calls/until-done.ts'
import { loadInstructionReader } from '../draft/instruction-reader.ts'
import type { issueParts } from './issue-parts.ts'

export type IssueParts = typeof issueParts

let parts: IssueParts | undefined
let loading: Promise<IssueParts> | undefined

/**
 * Fetches what checks a draft, sends it and follows its issue. What is printed is what the grammar makes of the
 * instructions, so the grammar belongs to it. Begun with the first medicine: an issue without a network then waits for
 * nothing.
 */
export async function loadIssueParts(): Promise<IssueParts> {
  loading ??= untilDone(() => import('./issue-parts.ts')).then((module) => (parts = module.issueParts))
  await loadInstructionReader()
  return loading
}

/** The same where it is there already. */
export const issuePartsNow = (): IssueParts | undefined => parts
