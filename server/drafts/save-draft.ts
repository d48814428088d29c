import type * as z from 'zod/mini'
import { DRAFTS_AT_MOST, type DraftRemoval, type DraftSave } from '#contract/drafts/drafts.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import {
  countDrafts,
  deleteDraft,
  draftById,
  insertDraft,
  moveDraft,
  updateDraft,
  type DraftColumns,
  type Saved,
} from './queries.ts'

/**
 * The doctor to whom a draft belongs, and the person who writes. `assistantId` is null when the doctor writes; an assistant
 * sees only the drafts that they prepare.
 */
export interface Writer {
  doctorId: number
  assistantId: number | null
}

/** Reads a draft. @throws Problem `not-found`, also for a draft that another assistant prepares */
export async function findDraft(sql: Sql, w: Writer, id: string): Promise<DraftColumns> {
  const row = await draftById(sql, w.doctorId, id, w.assistantId)
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * Saves a draft over the version that the writer has read. A writer who has read an older version is refused, so that nobody's
 * words are overwritten. A version from a save of the same writer whose response was lost counts as read.
 * @throws Problem `draft-stale`, `draft-gone` (issued or discarded meanwhile), `draft-submitted` for an assistant who has
 * submitted the draft, `too-many-drafts`
 */
export async function saveDraft(
  sql: Sql,
  w: Writer,
  id: string,
  { version, body, save, over, unanswered }: z.output<typeof DraftSave>,
): Promise<Saved> {
  if (body.idempotencyKey !== id)
    throw new Problem('invalid-input', { fields: { 'body.idempotencyKey': ['fixed'] } })
  const mayBeThere = version > 0 || unanswered.length > 0
  // An assistant can change only drafts that they prepare, and only until they submit them.
  const there = mayBeThere && (await draftById(sql, w.doctorId, id, w.assistantId))
  if (!there && version > 0) throw new Problem('draft-gone')
  if (!there) {
    const begun = await begin(sql, w, id, { body, save })
    if (begun) return begun
    // Another call has created the draft meanwhile. It may be a save of the same writer that is not answered yet.
    if (!(await draftById(sql, w.doctorId, id, w.assistantId))) throw new Problem('draft-gone')
  }
  await refuseSubmitted(sql, w, id)
  const byDoctor = w.assistantId === null
  const saved = await updateDraft(sql, { ...w, id, version, body, save, over, unanswered, byDoctor })
  if (saved) return saved
  // The draft may have been submitted after the first check, and before the update.
  await refuseSubmitted(sql, w, id)
  return refuseOther(sql, w, id)
}

/** Begins a new draft. @returns undefined when a draft with this id exists already */
async function begin(
  sql: Sql,
  w: Writer,
  id: string,
  { body, save }: Pick<z.output<typeof DraftSave>, 'body' | 'save'>,
): Promise<Saved | undefined> {
  if ((await countDrafts(sql, w.doctorId)) >= DRAFTS_AT_MOST) throw new Problem('too-many-drafts')
  return insertDraft(sql, { doctorId: w.doctorId, id, body, save, preparedBy: w.assistantId })
}

/** Submits a draft from an assistant to the doctor. */
export async function submitDraft(sql: Sql, w: Writer, id: string, version: number): Promise<Saved> {
  await findDraft(sql, w, id)
  await refuseSubmitted(sql, w, id)
  const moved = await moveDraft(sql, {
    doctorId: w.doctorId,
    id,
    version,
    state: 'submitted',
    note: '',
    isSeen: false,
  })
  if (!moved) return refuseOther(sql, w, id)
  await trail(sql, w, 'draft.submitted', id)
  return moved
}

/** Returns a submitted draft from the doctor to its assistant, with a note of what to change. */
export async function returnDraft(
  sql: Sql,
  w: Writer,
  id: string,
  { version, note }: { version: number; note: string },
): Promise<Saved> {
  const row = await findDraft(sql, w, id)
  // Only a submitted draft can be returned: not one that the doctor wrote, and not one that was returned already.
  if (row.state !== 'submitted') throw new Problem('conflict')
  const state = 'returned'
  const moved = await moveDraft(sql, { doctorId: w.doctorId, id, version, state, note, isSeen: true })
  if (!moved) return refuseOther(sql, w, id)
  await trail(sql, w, 'draft.returned', id)
  return moved
}

/**
 * Discards a draft in the version that the caller has read. A newer version is kept.
 * @throws Problem `not-found`, `draft-submitted`, `draft-stale`
 */
export async function discardDraft(sql: Sql, w: Writer, id: string, over: DraftRemoval): Promise<void> {
  const row = await findDraft(sql, w, id)
  await refuseSubmitted(sql, w, id)
  const isGone = await deleteDraft(sql, w.doctorId, id, over)
  if (!isGone && (await draftById(sql, w.doctorId, id, w.assistantId))) throw new Problem('draft-stale')
  if (row.prepared_by !== null) await trail(sql, w, 'draft.discarded', id)
}

async function refuseSubmitted(sql: Sql, w: Writer, id: string): Promise<void> {
  if (w.assistantId === null) return
  const row = await draftById(sql, w.doctorId, id, w.assistantId)
  if (row?.state === 'submitted') throw new Problem('draft-submitted')
}

/**
 * Refuses to save a draft, with the reason.
 * @throws Problem `draft-stale` when the stored draft is of another version, `draft-gone` when there is no draft
 */
export async function refuseOther(sql: Sql, w: Writer, id: string): Promise<never> {
  const row = await draftById(sql, w.doctorId, id, w.assistantId)
  throw new Problem(row ? 'draft-stale' : 'draft-gone')
}

/** Records an action on a draft in the doctor's audit trail: who acted, and on behalf of whom. */
const trail = (
  sql: Sql,
  w: Writer,
  action: 'draft.submitted' | 'draft.returned' | 'draft.discarded',
  draft: string,
): Promise<void> =>
  recordEvent(sql, w.doctorId, {
    actor: w.assistantId === null ? 'doctor' : 'assistant',
    actorId: w.assistantId ?? w.doctorId,
    action,
    object: ['doctor', w.doctorId],
    details: { draft, on_behalf_of: w.doctorId },
  })
