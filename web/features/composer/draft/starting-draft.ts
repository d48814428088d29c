import { readDrafts } from '../../../lib/drafts/draft-storage.ts'
import { freshStart, type Start, type Wanted } from './start.ts'

/**
 * Start of the page: the draft that was left on this device, one of the account, or a copy of a prescription.
 */
export async function startingDraft(doctorId: number, wanted: Wanted): Promise<Start> {
  const stored = await readDrafts(doctorId)
  if (stored.length === 0 && wanted.draft === null && wanted.repeat === null) return freshStart()
  // This module is imported on demand: the first load on an empty device does not need it.
  const { foundStart } = await import('./found-start.ts')
  return foundStart(doctorId, wanted, stored)
}
