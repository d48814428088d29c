import { createHash, randomBytes, randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import type { paylinks } from '#contract/paylinks/paylinks.ts'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { MEXICO_CITY, mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { recordEvent } from '../events/record-event.ts'
import { paymentAccountOf } from './account-queries.ts'
import type { FindClinical, ForbiddenPart } from './check-concept.ts'
import { patientNamedIn } from './named-patient.ts'
import { insertPaylink, payingPatient, paylinkWithKey, setPaylinkPerson } from './paylink-queries.ts'

type Wanted = z.output<typeof paylinks.create.body>

const DEFAULT_DAYS = 7
const DAYS_AT_MOST = 90
/**
 * Maximum number of attempts to find a reference that no other payment link of the doctor has. Each payment link takes
 * one of ten million references.
 */
const ATTEMPTS = 5

interface Making {
  wanted: Wanted
  key: string | null
  brand: string
  now: Date
  findClinical: FindClinical
}

/**
 * Makes a payment link; only once for each idempotency key.
 * @returns the slug of the link
 * @throws Problem `invalid-input` by field, `key-reused`, or `paylinks-inactive`
 */
export async function createPaylink(sql: Sql, doctorId: number, making: Making): Promise<string> {
  const { wanted, key, now } = making
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest()
  const made = key === null ? undefined : await paylinkWithKey(sql, doctorId, key)
  if (made) return sameRequest(made, hash)
  const account = await paymentAccountOf(sql, doctorId)
  if (!account?.activated || account.clabe === '') throw new Problem('paylinks-inactive')
  const patient = wanted.patient ? await payingPatient(sql, doctorId, wanted.patient) : undefined
  const forbidden =
    making.findClinical(wanted.concept, patient?.name ?? '') ??
    (await patientNamedIn(sql, doctorId, wanted.concept, [account.name, account.holder]))
  refuseFaults(making, patient !== undefined, forbidden)
  const link = await insertWithReference(sql, doctorId, {
    amount_cents: wanted.amount_cents,
    concept: wanted.concept,
    clabe: account.clabe,
    holder: account.holder,
    brand: making.brand,
    created_at: now,
    last_day: lastDayOf(wanted, now),
    zone: MEXICO_CITY,
    idempotency_key: key,
    request_hash: key === null ? null : hash,
  })
  if (!link) {
    // Another call with the same idempotency key has made the payment link meanwhile.
    const other = key === null ? undefined : await paylinkWithKey(sql, doctorId, key)
    if (!other) throw new Problem('unavailable', { values: { seconds: 1 } })
    return sameRequest(other, hash)
  }
  const email = wanted.email || patient?.email || ''
  if (patient || email)
    await setPaylinkPerson(sql, doctorId, link.id, { patientId: patient?.id ?? null, email })
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'paylink.created',
    object: ['paylink', link.id],
    details: { turn: 1 },
  })
  return link.slug
}

function sameRequest(made: { slug: string; request_hash: Buffer | null }, hash: Buffer): string {
  if (!made.request_hash?.equals(hash)) throw new Problem('key-reused')
  return made.slug
}

const lastDayOf = ({ expires_on: day }: Wanted, now: Date): string =>
  day ?? addDays(mexicoDay(now), DEFAULT_DAYS)

function refuseFaults(
  { wanted, now }: Making,
  isPatientKnown: boolean,
  forbidden: ForbiddenPart | undefined,
): void {
  const fields: Record<string, string[]> = {}
  const today = mexicoDay(now)
  const last = lastDayOf(wanted, now)
  if (last < today) fields['expires_on'] = ['date-past']
  if (last > addDays(today, DAYS_AT_MOST)) fields['expires_on'] = [`expiry-too-far:${DAYS_AT_MOST}`]
  if (wanted.patient && !isPatientKnown) fields['patient'] = ['patient-unknown']
  if (forbidden) fields['concept'] = [`${forbidden.fault}:${forbidden.found}`]
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}

async function insertWithReference(
  sql: Sql,
  doctorId: number,
  link: Omit<Parameters<typeof insertPaylink>[2], 'slug' | 'reference'>,
): Promise<{ id: number; slug: string } | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const slug = randomBytes(16).toString('base64url')
    const reference = String(randomInt(1_000_000, 10_000_000))
    const id = await insertPaylink(sql, doctorId, { ...link, slug, reference })
    if (id !== undefined) return { id, slug }
    if (link.idempotency_key !== null && (await paylinkWithKey(sql, doctorId, link.idempotency_key)))
      return undefined
  }
  return undefined
}
