import { untilDone } from '../../../lib/calls/until-done.ts'
import { loadInstructionReader } from '../draft/instruction-reader.ts'
import type { issueParts } from './issue-parts.ts'

export type IssueParts = typeof issueParts

let parts: IssueParts | undefined
let loading: Promise<IssueParts> | undefined

/**
 * Fetches the functions that check a draft, send it and follow its issue, and the grammar, which makes the printed
 * instructions. It is called with the first medicine, so that an issue without a network has all it needs.
 */
export async function loadIssueParts(): Promise<IssueParts> {
  loading ??= untilDone(() => import('./issue-parts.ts')).then((module) => (parts = module.issueParts))
  await loadInstructionReader()
  return loading
}

/** The functions of `loadIssueParts`; undefined until they are loaded. */
export const issuePartsNow = (): IssueParts | undefined => parts
