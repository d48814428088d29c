import { pause } from '../../../lib/pause.ts'
import { readDrafts } from '../../../lib/drafts/draft-storage.ts'
import { desksAtWork } from '../session/draft-desk.ts'
import { freshStart, type Start, type Wanted } from './start.ts'

/** How long the page waits for what the page before is still saving, ms. */
const PATIENCE = 2000

/**
 * Resolves once the pages of this tab that were left have saved their drafts. A second save of the same draft that
 * overtook the first would be refused, and would make a second draft of the words.
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
