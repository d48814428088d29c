import { pause } from '../../../lib/pause.ts'
import { readDrafts } from '../../../lib/drafts/draft-storage.ts'
import { desksAtWork } from '../session/draft-desk.ts'
import { freshStart, type Start, type Wanted } from './start.ts'

/** How long the page waits for the drafts that the previous page is still saving, ms. */
const PATIENCE = 2000

/**
 * Resolves once the pages of this tab that were left have saved their drafts. If the new page did not wait, its next save of such
 * a draft could overtake the pending one. The account would refuse the pending save, and its content would be stored as a second
 * draft.
 */
const savedBefore = () =>
  Promise.race([Promise.all([...desksAtWork].map((desk) => desk.settled())), pause(PATIENCE)])

/**
 * Start of the page: the draft that was left on this device, one of the account, or a copy of a prescription.
 */
export async function startingDraft(doctorId: number, wanted: Wanted): Promise<Start> {
  if (desksAtWork.size > 0) await savedBefore()
  const stored = await readDrafts(doctorId)
  if (stored.length === 0 && wanted.draft === null && wanted.repeat === null) return freshStart()
  // The reader of stored drafts is imported on demand: the first load on an empty device does not need it.
  const { foundStart } = await import('./found-start.ts')
  return foundStart(doctorId, wanted, stored)
}
