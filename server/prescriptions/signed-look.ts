import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { parsePayload, type Payload } from './payload.ts'
import { prescriptionBySignature, signedById } from './queries.ts'
import { designOf } from './sheet-of.ts'

type Look = Pick<Payload['place'], 'headline' | 'contact'> &
  Omit<ReturnType<typeof designOf>, 'template'> & { pictures: NonNullable<Payload['pictures']> }

/** What the sheet of a doctor's own prescription was signed with, beside what a prescription says. */
export async function signedLookOf(sql: Sql, doctorId: number, signature: string): Promise<Look> {
  const row = await prescriptionBySignature(sql, doctorId, signature)
  const signed = row && (await signedById(sql, doctorId, row.id))
  if (!signed) throw new Problem('not-found')
  const { pictures, place } = parsePayload(signed.payload)
  const { template: _, ...design } = designOf(place.sheet)
  return {
    pictures: pictures ?? { signature: null, logo: null, university_logo: null },
    headline: place.headline,
    contact: place.contact,
    ...design,
  }
}
