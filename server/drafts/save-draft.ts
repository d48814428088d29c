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

/** The doctor whose draft it is, and who writes: the doctor (null), or an assistant, who sees only their own drafts. */
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
 * Saves a draft over the version that the writer has read. A writer with an older version is refused, so that nobody's
 * words are overwritten. A version from the writer's own save whose response was lost counts as read.
 * @throws Problem `draft-stale`, `draft-gone` (issued or discarded meanwhile), `draft-submitted` for an assistant who
 * has submitted it, `too-many-drafts`
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
  // An assistant can change only a draft that they prepare, until they submit it.
  const there = mayBeThere && (await draftById(sql, w.doctorId, id, w.assistantId))
  if (!there && version > 0) throw new Problem('draft-gone')
  if (!there) {
    const begun = await begin(sql, w, id, { body, save })
    if (begun) return begun
    // The draft was begun meanwhile, perhaps by a save of this writer that is not answered yet.
    if (!(await draftById(sql, w.doctorId, id, w.assistantId))) throw new Problem('draft-gone')
  }
  await refuseSubmitted(sql, w, id)
  const byDoctor = w.assistantId === null
  const saved = await updateDraft(sql, { ...w, id, version, body, save, over, unanswered, byDoctor })
  return saved ?? refuseOther(sql, w, id)
}

/** @returns undefined when there is a draft of this id */
async function begin(
  sql: Sql,
  w: Writer,
  id: string,
  { body, save }: Pick<z.output<typeof DraftSave>, 'body' | 'save'>,
): Promise<Saved | undefined> {
  if ((await countDrafts(sql, w.doctorId)) >= DRAFTS_AT_MOST) throw new Problem('too-many-drafts')
  return insertDraft(sql, { doctorId: w.doctorId, id, body, save, preparedBy: w.assistantId })
}

/** An assistant submits a draft to the doctor. */
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

/** The doctor returns a submitted draft to its assistant, with a note of what to change. */
export async function returnDraft(
  sql: Sql,
  w: Writer,
  id: string,
  { version, note }: { version: number; note: string },
): Promise<Saved> {
  const row = await findDraft(sql, w, id)
  // The doctor can't return a draft of the doctor's own, nor one that the assistant already has back.
  if (row.state !== 'submitted') throw new Problem('conflict')
  const state = 'returned'
  const moved = await moveDraft(sql, { doctorId: w.doctorId, id, version, state, note, isSeen: true })
  if (!moved) return refuseOther(sql, w, id)
  await trail(sql, w, 'draft.returned', id)
  return moved
}

/**
 * Discards the version of a draft that the caller has read. A newer version is kept.
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
 * Refuses a save.
 * @throws Problem `draft-stale` for another version, `draft-gone` where there is no draft
 */
export async function refuseOther(sql: Sql, w: Writer, id: string): Promise<never> {
  const row = await draftById(sql, w.doctorId, id, w.assistantId)
  throw new Problem(row ? 'draft-stale' : 'draft-gone')
}

/** Records an act on a draft in the doctor's trail: who did it, and on behalf of whom. */
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
