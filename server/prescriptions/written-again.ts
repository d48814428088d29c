import { rowOfMedication } from '#contract/draft-rows.ts'
import type { FavouriteBody } from '#contract/favourites.ts'
import type { Sql } from '../database/database.ts'
import { presentItem } from './present.ts'
import { prescriptionBySignature } from './queries.ts'

/** What an own prescription said, as something to write again; nothing of whom, where and how it was delivered. */
export async function bodyOfPrescription(
  sql: Sql,
  doctorId: number,
  signature: string,
): Promise<FavouriteBody | undefined> {
  if (signature.length !== 64) return undefined
  const rx = await prescriptionBySignature(sql, doctorId, signature)
  return (
    rx && {
      diagnosis: rx.diagnosis,
      diagnoses: [],
      show_diagnosis: rx.show_diagnosis,
      extras: rx.extras,
      rows: rx.items.map((item) => rowOfMedication(presentItem(item, 'es'), `item-${item.position}`)),
    }
  )
}
