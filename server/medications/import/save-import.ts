import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { CompleteOwnMedication } from '../own/complete-own.ts'
import { claimImport, type ImportChange, insertImport } from './import-queries.ts'
import {
  incrementShelfVersion,
  insertOwn,
  ownById,
  ownRows,
  removeOwn,
  updateOwn,
} from '../own/own-queries.ts'
import { type ImportPlan, planImport, type readImport } from './plan-import.ts'
import { newUid } from '../own/save-own.ts'

type Read = Awaited<ReturnType<typeof readImport>>

export const previewImport = async (
  sql: Sql,
  doctorId: number,
  read: Read,
  complete: CompleteOwnMedication,
): Promise<ImportPlan> => planImport(read, await ownRows(sql, doctorId), complete)

/**
 * Saves the import that was previewed, all rows or none.
 * @throws Problem `conflict` when importing the file now would have another result than the preview
 */
export async function saveImport(
  sql: Sql,
  doctorId: number,
  read: Read,
  { complete, at, digest }: { complete: CompleteOwnMedication; at: Date; digest: string },
): Promise<{ id: number; added: number; changed: number }> {
  await incrementShelfVersion(sql, doctorId)
  const plan = await previewImport(sql, doctorId, read, complete)
  if (plan.digest !== digest) throw new Problem('conflict')
  const changes: ImportChange[] = []
  for (const own of plan.added) {
    const row = await insertOwn(sql, doctorId, { uid: newUid(), ...own }, at)
    if (!row) throw new Problem('conflict')
    changes.push({ id: row.id, before: null })
  }
  for (const { before, own } of plan.changed) {
    const { id, key, body, price_cents } = before
    if (!(await updateOwn(sql, doctorId, id, own, at))) throw new Problem('conflict')
    changes.push({ id, before: { key, body, price_cents } })
  }
  const id = await insertImport(sql, doctorId, at, changes)
  return { id, added: plan.added.length, changed: plan.changed.length }
}

/**
 * Undoes an import: added medications are removed, and changed ones get their previous data. Medications that were changed
 * after the import stay as they are.
 * @throws Problem `not-found` when the import was undone already, or is more than a day old
 */
export async function undoImport(
  sql: Sql,
  doctorId: number,
  id: number,
  at: Date,
): Promise<{ undone: number; kept: number }> {
  await incrementShelfVersion(sql, doctorId)
  const made = await claimImport(sql, doctorId, id, at)
  if (!made) throw new Problem('not-found')
  let undone = 0
  for (const { id: own, before } of made.changes) {
    const now = await ownById(sql, doctorId, own, { removed: false })
    if (now?.changed_at.getTime() !== made.imported_at.getTime()) continue
    if (before === null) await removeOwn(sql, doctorId, own, at)
    else await updateOwn(sql, doctorId, own, { ...before, priceCents: before.price_cents }, at)
    undone += 1
  }
  return { undone, kept: made.changes.length - undone }
}
