import { type DraftBase, NO_BASE } from '#contract/draft-base.ts'
import type { Draft as AccountDraft } from '#contract/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { LeftOutRow, PrescriptionAgain } from '#contract/usual.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { api } from '../../../../lib/api.ts'
import { readDrafts, removeDraft, type StoredDraft } from '../../../../lib/draft-storage.ts'
import { drafts, usual } from '../../../../lib/endpoints.ts'
import { isUnanswered } from '../../../../lib/issue-queue.ts'
import { type Draft, emptyDraft, hasContent } from './draft.ts'
import { knownPatient } from './known-patient.ts'

export interface Start {
  draft: Draft
  base: DraftBase
  /** Whether the account has these very words. */
  isSaved: boolean
  /**
   * `stored`: what was left here. `opened`: one of the account, asked for. `repeated`: from an older prescription.
   * `undone`: of one that was just taken back, whose words are the doctor's draft again.
   * `repeat-failed`, `open-failed`: what was asked for could not be read.
   */
  origin: 'stored' | 'opened' | 'repeated' | 'undone' | 'repeat-failed' | 'open-failed'
  /** What was being written before a prescription was repeated. */
  before: Pick<Start, 'draft' | 'base'> | null
  /** What the repeated one had that was cancelled, and is not written again. */
  leftOut: readonly LeftOutRow[]
  /** When and why the repeated one was cancelled as a whole: said before anything begins. */
  cancelled?: (NonNullable<PrescriptionAgain['cancelled']> & { signature: string }) | undefined
  /** What was to be issued of it once there is a network. */
  queued: NewPrescription | null
  /** Who prepared it; empty when the doctor did. */
  preparedBy: string
}

/** Opened, and nobody's draft yet: what is kept of it elsewhere is these very words. */
export const isUntouched = ({ origin, isSaved, draft }: Start): boolean =>
  origin === 'repeated' || (origin === 'opened' && isSaved) || !hasContent(draft)

/** What the address asks for: an older prescription by its signature, or a draft by its id. */
export interface Wanted {
  repeat: string | null
  /** What the new one is to the older: nothing more than alike, when absent. */
  relation: 'replaces' | 'renews' | 'undone' | null
  /** Which one it corrects, where that one was undone before. */
  corrects: string | null
  draft: string | null
}

/** How long the page waits for the account before it goes on with what the device has, ms. */
const PATIENCE = 2000

/** What the page begins with: the draft that was left on this device, one of the account, or a prescription to repeat. */
export async function startingDraft(doctorId: number, wanted: Wanted): Promise<Start> {
  const stored = await readDrafts(doctorId)
  try {
    if (wanted.draft) return await openedDraft(doctorId, wanted.draft, stored)
    const left = await leftHere(doctorId, stored)
    if (!wanted.repeat) return left
    const again = await api(usual.again, { params: { signature: wanted.repeat } })
    const { repeatedStart } = await import('./repeated-start.ts')
    return await repeatedStart(again, wanted, left)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const left = await leftHere(doctorId, stored)
    return { ...left, origin: wanted.draft ? 'open-failed' : 'repeat-failed' }
  }
}

/** The draft that was written here last; where the account has a newer version, that one. */
async function leftHere(doctorId: number, stored: readonly StoredDraft[]): Promise<Start> {
  const [latest] = stored
  const here = latest && (await startOf(latest))
  if (!latest || !here) return fresh()
  // What the account does not have yet goes on from here; a newer version there is told when it is saved.
  if (!latest.isSaved || !navigator.onLine) return here
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const found = await api(drafts.get, { params: { id: latest.id } }, { signal })
    return found.version === latest.version ? here : await startFrom(found, 'stored')
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return here
    // Issued or discarded on another device.
    await removeDraft(doctorId, latest.id)
    return fresh()
  }
}

async function openedDraft(doctorId: number, id: string, stored: readonly StoredDraft[]): Promise<Start> {
  const here = stored.find((one) => one.id === id)
  // What waits to be issued is shown as it waits, whatever the account has.
  const start = here && (!here.isSaved || here.queued) ? await startOf(here) : null
  if (start) return { ...start, origin: 'opened' }
  const found = await api(drafts.get, { params: { id } }).catch((error: unknown) => {
    if (here && isUnanswered(error)) return null
    throw error
  })
  // Nobody answers: what this device has of it is as good.
  const kept = here && !found && (await startOf(here))
  if (kept) return { ...kept, origin: 'opened' }
  if (!found) throw new ApiError('network')
  await removeDraft(doctorId, id)
  if (found.prepared_by) await api(drafts.see, { params: { id }, body: { version: found.version } })
  return startFrom(found, 'opened')
}

async function startFrom(found: AccountDraft, origin: Start['origin']): Promise<Start> {
  const { body, version, prepared_by: preparedBy } = found
  const patient = body.patient ? await knownPatient(body.patient.uid) : null
  return {
    draft: { ...body, patient },
    base: { version, unanswered: [] },
    isSaved: true,
    origin,
    before: null,
    leftOut: [],
    queued: null,
    preparedBy,
  }
}

/** The schemas that read what the device kept are no part of a first load on an empty device. */
async function startOf({ draft, version, unanswered, isSaved, queued }: StoredDraft): Promise<Start | null> {
  const { readStored } = await import('./stored-draft.ts')
  const read = readStored(draft)
  return (
    read && {
      draft: read,
      base: { version, unanswered },
      isSaved,
      origin: 'stored',
      before: null,
      leftOut: [],
      queued: queued ?? null,
      preparedBy: '',
    }
  )
}

const fresh = (): Start => ({
  draft: emptyDraft(crypto.randomUUID()),
  base: NO_BASE,
  isSaved: false,
  origin: 'stored',
  before: null,
  leftOut: [],
  queued: null,
  preparedBy: '',
})
