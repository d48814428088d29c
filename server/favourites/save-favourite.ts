import type * as z from 'zod/mini'
import {
  FAVOURITE_NAME_MAX,
  FAVOURITES_AT_MOST,
  type FavouriteBody,
  type FavouriteChange,
  type NewFavourite,
} from '#contract/medications/favourites.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { prescriptionAgain } from '../prescriptions/issue/written-again.ts'
import {
  countFavourites,
  countFavouriteUse,
  favouriteById,
  type StoredFavourite,
  favouriteWithKey,
  insertFavourite,
  removeFavourite,
  shareFavourite,
  updateFavourite,
} from './queries.ts'

/**
 * Reads a favourite that the doctor may see. @throws Problem `not-found`, also for a favourite that another doctor has not
 * shared
 */
async function find(sql: Sql, doctorId: number, id: number): Promise<StoredFavourite> {
  const row = await favouriteById(sql, doctorId, id)
  if (!row) throw new Problem('not-found')
  return row
}

/** Reads the doctor's own favourite. @throws Problem `not-found`; `forbidden` for a favourite that another doctor shared */
async function findOwn(sql: Sql, doctorId: number, id: number): Promise<StoredFavourite> {
  const row = await find(sql, doctorId, id)
  if (row.doctor_id !== doctorId) throw new Problem('forbidden')
  return row
}

/**
 * Saves a favourite under its key. Saving again under the same key changes the same favourite to the given name and content,
 * and restores it if it was removed.
 * @throws Problem `not-found` when the key is no prescription of this doctor and no content was given
 */
export async function createFavourite(
  sql: Sql,
  doctorId: number,
  { prescription, name, body }: z.output<typeof NewFavourite>,
): Promise<StoredFavourite> {
  const known = await favouriteWithKey(sql, doctorId, prescription)
  if (known !== undefined) {
    await updateFavourite(sql, doctorId, known, { name, body })
    return find(sql, doctorId, known)
  }
  const words = body ?? (await prescriptionAgain(sql, doctorId, prescription, 'es'))?.body
  if (!words) throw new Problem('not-found')
  if ((await countFavourites(sql, doctorId)).own >= FAVOURITES_AT_MOST)
    throw new Problem('too-many-favourites', { values: { most: FAVOURITES_AT_MOST } })
  const named = name ?? nameOf(words)
  return find(sql, doctorId, await insertFavourite(sql, doctorId, { prescription, name: named, body: words }))
}

/** Makes a name for a favourite that was saved without one: the diagnosis, or otherwise the medicines. */
function nameOf({ diagnosis, diagnoses, rows }: FavouriteBody): string {
  const drugs = rows.map((row) => row.generic || row.presentation || row.drug).filter(Boolean)
  const name = (diagnosis.trim() || diagnoses[0]?.name || drugs.join(', ') || '…').replace(/\s+/g, ' ')
  return name.length <= FAVOURITE_NAME_MAX ? name : `${name.slice(0, FAVOURITE_NAME_MAX - 1).trimEnd()}…`
}

export async function changeFavourite(
  sql: Sql,
  doctorId: number,
  id: number,
  { name, body, share }: z.output<typeof FavouriteChange>,
): Promise<StoredFavourite> {
  await findOwn(sql, doctorId, id)
  if (name !== undefined || body !== undefined) await updateFavourite(sql, doctorId, id, { name, body })
  if (share !== undefined && !(await shareFavourite(sql, doctorId, id, share)))
    throw new Problem('invalid-input', { fields: { share: ['hospital-unknown'] } })
  return find(sql, doctorId, id)
}

/** Adds one to the number of times that this doctor has used a favourite. @returns the favourite with the new number */
export async function noteUse(sql: Sql, doctorId: number, id: number, at: Date): Promise<StoredFavourite> {
  await find(sql, doctorId, id)
  await countFavouriteUse(sql, doctorId, id, at)
  return find(sql, doctorId, id)
}

export async function dropFavourite(sql: Sql, doctorId: number, id: number, at: Date): Promise<void> {
  await findOwn(sql, doctorId, id)
  await removeFavourite(sql, doctorId, id, at)
}
