import type { Draft as AccountDraft } from '#contract/drafts/drafts.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { removeDraft, type StoredDraft } from '../../../lib/drafts/draft-storage.ts'
import { draftCalls, usualCalls } from '../../../lib/calls/endpoints.ts'
import { isUnanswered } from '../../../lib/drafts/issue-queue.ts'
import { knownPatient } from './known-patient.ts'
import { repeatedStart } from './repeated-start.ts'
import { freshStart, type Start, type Wanted } from './start.ts'
import { readStored } from './stored-draft.ts'

/** How long the page waits for the account's draft before it opens the copy on this device, ms. */
const PATIENCE = 2000

/**
 * Reads the draft that the address asks for, or the one that was left on this device.
 * @param stored the doctor's drafts on this device
 */
export async function foundStart(
  doctorId: number,
  wanted: Wanted,
  stored: readonly StoredDraft[],
): Promise<Start> {
  try {
    if (wanted.draft) return await openedDraft(doctorId, wanted.draft, stored)
    const left = await leftHere(doctorId, stored)
    if (!wanted.repeat) return left
    const again = await api(usualCalls.again, { params: { signature: wanted.repeat } })
    return await repeatedStart(again, wanted, left)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const left = await leftHere(doctorId, stored)
    return { ...left, origin: wanted.draft ? 'open-failed' : 'repeat-failed' }
  }
}

/** The draft that was written last on this device; the account's version where it is newer. */
async function leftHere(doctorId: number, stored: readonly StoredDraft[]): Promise<Start> {
  const [latest] = stored
  const here = latest && startOf(latest)
  if (!latest || !here) return freshStart()
  // A draft with unsaved changes continues from the device's copy. A newer version in the account is reported
  // when this one is saved.
  if (!latest.isSaved || !navigator.onLine) return here
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const found = await api(draftCalls.get, { params: { id: latest.id } }, { signal })
    return found.version === latest.version
      ? here
      : { ...(await startFrom(found, 'stored', latest.stamp)), isSent: here.isSent }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return here
    // A draft that the account does not know any more was issued or discarded on another device.
    await removeDraft(doctorId, latest.id)
    return freshStart()
  }
}

async function openedDraft(doctorId: number, id: string, stored: readonly StoredDraft[]): Promise<Start> {
  const here = stored.find((one) => one.id === id)
  // A draft that is unsaved or waits to be issued is shown as this device has it, whatever the account has.
  const start = here && (!here.isSaved || here.queued) ? startOf(here) : null
  if (start) return { ...start, origin: 'opened' }
  const found = await api(draftCalls.get, { params: { id } }).catch((error: unknown) => {
    if (here && isUnanswered(error)) return null
    throw error
  })
  // Without an answer from the account, the device's copy is used.
  const kept = here && !found && startOf(here)
  if (kept) return { ...kept, origin: 'opened' }
  if (!found) throw new ApiError('network')
  await removeDraft(doctorId, id)
  if (found.prepared_by) await api(draftCalls.see, { params: { id }, body: { version: found.version } })
  return { ...(await startFrom(found, 'opened')), isSent: here?.isSent ?? false }
}

async function startFrom(found: AccountDraft, origin: Start['origin'], stamp?: string): Promise<Start> {
  const { body, version, save, prepared_by: preparedBy } = found
  const patient = body.patient ? await knownPatient(body.patient.uid) : null
  return {
    draft: { ...body, patient },
    base: { version, over: save ?? undefined, unanswered: [] },
    isSaved: true,
    isOnDevice: false,
    isSent: false,
    stamp,
    origin,
    before: null,
    leftOut: [],
    queued: null,
    preparedBy,
  }
}

function startOf({
  draft,
  version,
  over,
  unanswered,
  isSaved,
  isSent,
  queued,
  stamp,
}: StoredDraft): Start | null {
  const read = readStored(draft)
  return (
    read && {
      draft: read,
      base: { version, over, unanswered },
      isSaved,
      isOnDevice: true,
      isSent: isSent ?? false,
      stamp,
      origin: 'stored',
      before: null,
      leftOut: [],
      queued: queued ?? null,
      preparedBy: '',
    }
  )
}
