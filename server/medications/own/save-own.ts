import { randomBytes } from 'node:crypto'
import { type NewOwnMedication, OWN_MEDICATIONS_AT_MOST } from '#contract/medications/own-medications.ts'
import { Problem } from '#contract/problem.ts'
import { formatMoney } from '#contract/values/money.ts'
import type { Sql } from '../../database/database.ts'
import type { CompleteOwn, CompleteOwnMedication } from './complete-own.ts'
import {
  incrementShelfVersion,
  countOwn,
  insertOwn,
  isKeyTaken,
  ownById,
  type OwnRow,
  removeOwn,
  updateOwn,
} from './own-queries.ts'

/** Makes a random uid, which reveals neither the doctor nor the medication. */
export const newUid = (): string => randomBytes(32).toString('hex')

function completed(complete: CompleteOwnMedication, written: NewOwnMedication): CompleteOwn {
  const read = complete(written)
  if (!read.ok) throw new Problem('invalid-input', { fields: read.fields })
  return read.own
}

const sameAgain = (): Problem => new Problem('invalid-input', { fields: { name: ['own-exists'] } })

/** Adds a medication to a doctor's own list. @throws Problem with the fields to correct; `too-many-own-medications` */
export async function createOwn(
  sql: Sql,
  doctorId: number,
  written: NewOwnMedication,
  { complete, at }: { complete: CompleteOwnMedication; at: Date },
): Promise<OwnRow> {
  const own = completed(complete, written)
  if ((await countOwn(sql, doctorId)) >= OWN_MEDICATIONS_AT_MOST) throw tooMany()
  const row = await insertOwn(sql, doctorId, { uid: newUid(), ...own }, at)
  if (!row) throw sameAgain()
  await incrementShelfVersion(sql, doctorId)
  return row
}

export const tooMany = (): Problem =>
  new Problem('too-many-own-medications', { values: { most: OWN_MEDICATIONS_AT_MOST } })

/**
 * Changes the given fields of a doctor's own medication, and restores a removed one.
 * @throws Problem `not-found`, also for a medication of another doctor
 */
export async function changeOwn(
  sql: Sql,
  doctorId: number,
  id: number,
  change: { [K in keyof NewOwnMedication]?: NewOwnMedication[K] | undefined },
  { complete, at }: { complete: CompleteOwnMedication; at: Date },
): Promise<OwnRow> {
  const before = await ownById(sql, doctorId, id, { removed: true })
  if (!before) throw new Problem('not-found')
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const own = completed(complete, { ...writtenOf(before), ...given })
  await incrementShelfVersion(sql, doctorId)
  if (own.key !== before.key && (await isKeyTaken(sql, doctorId, own.key))) throw sameAgain()
  const row = await updateOwn(sql, doctorId, id, own, at)
  if (!row) throw new Problem('not-found')
  return row
}

/** Converts a stored medication of a doctor to the form in which it is entered. */
function writtenOf({ body, price_cents }: OwnRow): NewOwnMedication {
  const { per, antibiotic: _, ingredients, ...rest } = body
  return {
    ...rest,
    ingredients: ingredients.map(({ name, strength }) => ({
      name,
      strength: strength === '' || per === '' ? strength : `${strength}/${per}`,
    })),
    price: price_cents === null ? '' : formatMoney(price_cents),
  }
}

export async function dropOwn(sql: Sql, doctorId: number, id: number, at: Date): Promise<void> {
  await incrementShelfVersion(sql, doctorId)
  if (!(await removeOwn(sql, doctorId, id, at))) throw new Problem('not-found')
}
