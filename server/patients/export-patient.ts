import type { PatientExport } from '#contract/patients/patient-privacy.ts'
import { Problem } from '#contract/problem.ts'
import { formatMoney } from '#contract/values/money.ts'
import { documentIn } from '#contract/signed-document.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import type { Language } from '../http/context.ts'
import {
  draftsFor,
  favouritesFrom,
  type HeldPrescription,
  mergesOf,
  paymentsOf,
  prescriptionsHeld,
  reasonsFor,
} from './held-queries.ts'
import { presentPatient, sectionsOf } from './present.ts'
import { presentConsent, presentRequest } from './privacy/privacy.ts'
import { consentsOf, eventsOf, pastRecords, requestsOf } from './privacy/privacy-queries.ts'
import { numbersOf, patientRows } from './queries.ts'
import { recordOf } from './record-queries.ts'
import { findPatient } from './save-patient.ts'

/**
 * Everything that is stored about a patient (LFPDPPP art. 21 and 22). The export itself is recorded as an event.
 * @throws Problem `not-found`
 */
export async function exportPatient(
  sql: Sql,
  doctorId: number,
  uid: string,
  { now, language }: { now: Date; language: Language },
): Promise<PatientExport> {
  const patient = await findPatient(sql, doctorId, uid)
  const record = patient && (await recordOf(sql, doctorId, patient.uid))
  if (!patient || !record) throw new Problem('not-found')
  const numbers = await numbersOf(sql, doctorId, patient.id)
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'patient.exported',
    object: ['patient', patient.id],
  })
  const merged = numbers.filter((id) => id !== patient.id)
  const others = await patientRows(sql, doctorId, merged)
  const prescriptions = await prescriptionsHeld(sql, doctorId, numbers)
  return {
    generated_at: now.toISOString(),
    patient: presentPatient(patient),
    merged: others.map(presentPatient),
    record: sectionsOf(record),
    earlier_records: (await pastRecords(sql, doctorId, numbers, merged)).map((past) => ({
      ...past,
      written_at: past.written_at.toISOString(),
    })),
    consents: (await consentsOf(sql, doctorId, numbers)).map(presentConsent),
    requests: (await requestsOf(sql, doctorId, numbers)).map(presentRequest),
    prescriptions: prescriptions.map((rx) => presentHeld(rx, language)),
    drafts: (
      await draftsFor(
        sql,
        doctorId,
        [patient, ...others].map((one) => one.uid),
      )
    ).map((draft) => ({
      changed_at: draft.changed_at.toISOString(),
      state: draft.state,
      note: draft.note,
      content: { ...draft.body },
    })),
    favourites: (
      await favouritesFrom(
        sql,
        doctorId,
        prescriptions.map((rx) => rx.signature),
      )
    ).map((kept) => ({
      ...kept,
      created_at: kept.created_at.toISOString(),
    })),
    reasons: (await reasonsFor(sql, doctorId, numbers)).map((given) => ({
      ...given,
      given_at: given.given_at.toISOString(),
    })),
    merges: (await mergesOf(sql, doctorId, numbers)).map((merge) => ({
      merged_at: merge.merged_at.toISOString(),
      undone_at: merge.undone_at?.toISOString() ?? null,
      before: { ...merge.before },
      after: { ...merge.after },
    })),
    payments: (await paymentsOf(sql, doctorId, numbers)).map((payment) => ({
      ...payment,
      asked_at: payment.asked_at.toISOString(),
      asked: formatMoney(payment.asked),
      received: formatMoney(payment.received),
    })),
    events: (await eventsOf(sql, doctorId, numbers)).map(({ at, by, action }) => ({
      at: at.toISOString(),
      by,
      action,
    })),
  }
}

function presentHeld(rx: HeldPrescription, language: Language): PatientExport['prescriptions'][number] {
  const { safety } = rx
  const document = documentIn(rx.payload)
  const presentationAt = (position: number): string => document?.items[position]?.presentation ?? ''
  const reasons = new Map(safety?.overrides.map(({ finding, reason }) => [finding, reason]))
  return {
    signature: rx.signature,
    issued_at: document?.issued_at ?? rx.issued_at.toISOString(),
    is_rejected: rx.state === 'rejected',
    rejected_at: rx.rejected_at?.toISOString() ?? null,
    rejected_by: rx.rejected_by,
    reason_of_rejected: rx.reason_of_rejected,
    content: document && { ...document },
    checked: safety && {
      rules: safety.version,
      found: safety.findings.map(({ id, about, severity, mechanism, advice }) => ({
        about,
        severity,
        mechanism: mechanism[language],
        advice: advice[language],
        reason: reasons.get(id) ?? '',
      })),
      unchecked: safety.gaps.map(({ reason, about }) => ({ cause: reason, about })),
    },
    ended: rx.ended.map(({ position, ...end }) => ({ presentation: presentationAt(position), ...end })),
    dispensed: rx.fills.map((fill) => ({
      ...fill,
      items: fill.items.map(({ position, ...sold }) => ({
        presentation: presentationAt(position),
        ...sold,
      })),
    })),
    mails: rx.mails,
  }
}
