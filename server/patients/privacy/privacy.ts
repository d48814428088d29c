import type { Consent, Privacy, RightKind, RightRequest } from '#contract/patients/patient-privacy.ts'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { keptUntil } from '#knowledge/law/retention.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import {
  answerRequest,
  type ConsentRow,
  consentsOf,
  extendRequest,
  insertRequest,
  lastIssued,
  type RequestRow,
  requestsOf,
  withdrawConsent,
} from './privacy-queries.ts'

/**
 * The day that lies a number of working days after another day. Saturdays and Sundays are no working days. Public holidays
 * are counted as working days, so the result may be too early.
 */
export function workingDaysAfter(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}

/** A person's consents and requests about personal data. `numbers` are all ids of that person. */
export async function readPrivacy(
  sql: Sql,
  doctorId: number,
  numbers: readonly number[],
  language: Language,
): Promise<Privacy> {
  const consents = await consentsOf(sql, doctorId, numbers)
  const requests = await requestsOf(sql, doctorId, numbers)
  const last = await lastIssued(sql, doctorId, numbers)
  const { version, title, paragraphs, consent } = healthDataConsent
  return {
    text: {
      version,
      title: title[language],
      paragraphs: paragraphs[language],
      source: consent.source[language],
    },
    is_needed: !consents.some((c) => c.version === version && c.withdrawn_at === null),
    consents: consents.map(presentConsent),
    requests: requests.map(presentRequest),
    kept_until: last && keptUntil(mexicoDay(last)),
  }
}

export const presentConsent = (c: ConsentRow): Consent => ({
  ...c,
  recorded_at: c.recorded_at.toISOString(),
  withdrawn_at: c.withdrawn_at?.toISOString() ?? null,
})

export function presentRequest(r: RequestRow): RightRequest {
  const { workingDays, effectWorkingDays } = healthDataConsent.answer
  return {
    ...r,
    due_on: workingDaysAfter(r.received_on, r.extended_on === null ? workingDays : 2 * workingDays),
    effect_due_on: r.answered_on && workingDaysAfter(r.answered_on, effectWorkingDays),
  }
}

interface Subject {
  doctorId: number
  /** The patient's own id. `numbers` has this id first, then the ids of the patients merged into this one. */
  patientId: number
  numbers: readonly number[]
}

/**
 * Withdraws a patient's consent.
 * @throws Problem `not-found` when the patient has no consent with this id, or it was withdrawn already
 */
export async function takeConsentBack(sql: Sql, s: Subject, id: string): Promise<void> {
  const isDone = /^\d{1,15}$/.test(id) && (await withdrawConsent(sql, s.doctorId, s.numbers, Number(id)))
  if (!isDone) throw new Problem('not-found')
  await recordEvent(sql, s.doctorId, {
    ...byDoctor(s),
    action: 'consent.withdrawn',
    details: { consent: Number(id) },
  })
}

/** Stores a patient's request about personal data. @throws Problem `invalid-input` */
export async function noteRequest(
  sql: Sql,
  s: Subject,
  request: { kind: RightKind; received_on: string; note: string },
  today: string,
): Promise<void> {
  if (request.received_on > today)
    throw new Problem('invalid-input', { fields: { received_on: ['date-future'] } })
  await insertRequest(sql, s.doctorId, s.patientId, request)
  await recordEvent(sql, s.doctorId, {
    ...byDoctor(s),
    action: 'request.noted',
    details: { kind: request.kind },
  })
}

/**
 * Extends the term of a request about personal data.
 * @throws Problem `not-found` when the request was answered or extended already; `conflict` when its term is over
 */
export async function extendTerm(sql: Sql, s: Subject, id: string, today: string): Promise<void> {
  const open = (await requestsOf(sql, s.doctorId, s.numbers)).find((request) => String(request.id) === id)
  if (!open || open.answered_on !== null || open.extended_on !== null) throw new Problem('not-found')
  if (presentRequest(open).due_on < today) throw new Problem('conflict')
  if (!(await extendRequest(sql, s.doctorId, s.numbers, { id: open.id, on: today })))
    throw new Problem('not-found')
  await recordEvent(sql, s.doctorId, {
    ...byDoctor(s),
    action: 'request.extended',
    details: { request: open.id },
  })
}

/**
 * Stores the answer to a request about personal data.
 * @throws Problem `invalid-input`; `not-found` when the request was answered already or was received after the day of
 * the answer
 */
export async function noteAnswer(
  sql: Sql,
  s: Subject,
  id: string,
  answer: { answered_on: string; answer: string },
  today: string,
): Promise<void> {
  if (answer.answered_on > today)
    throw new Problem('invalid-input', { fields: { answered_on: ['date-future'] } })
  const isDone =
    /^\d{1,15}$/.test(id) && (await answerRequest(sql, s.doctorId, s.numbers, { id: Number(id), ...answer }))
  if (!isDone) throw new Problem('not-found')
  await recordEvent(sql, s.doctorId, {
    ...byDoctor(s),
    action: 'request.answered',
    details: { request: Number(id) },
  })
}

/** Fields of an audit event that the doctor caused, about this patient. */
const byDoctor = (s: Subject) =>
  ({ actor: 'doctor', actorId: s.doctorId, object: ['patient', s.patientId] }) as const
