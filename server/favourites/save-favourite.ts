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

/** @throws Problem `not-found`, for what another doctor keeps to themselves too */
async function find(sql: Sql, doctorId: number, id: number): Promise<StoredFavourite> {
  const row = await favouriteById(sql, doctorId, id)
  if (!row) throw new Problem('not-found')
  return row
}

/** Only its doctor changes a favourite; who merely sees it is refused in words. */
async function findOwn(sql: Sql, doctorId: number, id: number): Promise<StoredFavourite> {
  const row = await find(sql, doctorId, id)
  if (row.doctor_id !== doctorId) throw new Problem('forbidden')
  return row
}

/**
 * Keeps a favourite under its key. Sent again it is the same one, with the name and words that were sent; one that was
 * removed comes back.
 * @throws Problem `not-found` when the key is no prescription of this doctor and no words came with it
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

/** What a doctor would call it: the diagnosis, else the medicines. */
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

/** Counts a use for whoever uses it. */
export async function noteUse(sql: Sql, doctorId: number, id: number, at: Date): Promise<StoredFavourite> {
  await find(sql, doctorId, id)
  await countFavouriteUse(sql, doctorId, id, at)
  return find(sql, doctorId, id)
}

export async function dropFavourite(sql: Sql, doctorId: number, id: number, at: Date): Promise<void> {
  await findOwn(sql, doctorId, id)
  await removeFavourite(sql, doctorId, id, at)
}
