import { readDrafts } from '../../../lib/drafts/draft-storage.ts'
import { freshStart, type Start, type Wanted } from './start.ts'

/** What the page begins with: the draft that was left on this device, one of the account, or a prescription to repeat. */
export async function startingDraft(doctorId: number, wanted: Wanted): Promise<Start> {
  const stored = await readDrafts(doctorId)
  if (stored.length === 0 && wanted.draft === null && wanted.repeat === null) return freshStart()
  // What reads it is no part of a first load on an empty device.
  const { foundStart } = await import('./found-start.ts')
  return foundStart(doctorId, wanted, stored)
}
