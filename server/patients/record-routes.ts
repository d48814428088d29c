import { patientMerge } from '#contract/patient-merge.ts'
import { patientPrivacy } from '#contract/patient-privacy.ts'
import { patientRecord } from '#contract/patient-record.ts'
import { Problem } from '#contract/problem.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { readTrail } from '../audit/record-read.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { mexicoDay } from '../time.ts'
import { findAllergens } from './allergens.ts'
import { exportPage } from './export-page.ts'
import { exportPatient } from './export-patient.ts'
import { findAlike, presentAlike } from './find-alike.ts'
import { findDuplicates, mergePatients, undoMerge } from './merge-patients.ts'
import { presentPatient, presentRecord } from './present.ts'
import { extendTerm, noteAnswer, noteRequest, readPrivacy, takeConsentBack } from './privacy.ts'
import { numbersOf } from './queries.ts'
import { recordConsent } from './record-consent.ts'
import { findPatient } from './save-patient.ts'
import { readRecord, saveRecord } from './save-record.ts'

/** What is recorded of patients, their consent and rights, and which of them are one person. */
export function patientRecordRoutes({ bind, database, clock }: Domain, safety: SafetyKnowledge): void {
  const today = () => mexicoDay(clock())
  const noteRead = readTrail({ database, clock })

  bind(patientRecord.get)(({ params }, { caller: { accountId } }) =>
    database.asDoctor(accountId, async (sql) => {
      const record = await readRecord(sql, accountId, params.uid)
      await noteRead(sql, accountId, 'record.viewed', ['patient', record.patient_id])
      return presentRecord(record, today())
    }),
  )
  bind(patientRecord.save)(({ params, body }, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) =>
      saveRecord(sql, accountId, params.uid, body, { today: today(), safety }),
    ),
  )
  bind(patientRecord.allergens)(({ query }, { language }) => ({
    results: findAllergens(safety, query.search, language),
  }))

  bind(patientMerge.alike)(({ body }, { caller: { accountId } }) =>
    database.asDoctor(accountId, async (sql) => {
      await noteRead(sql, accountId, 'patients.searched', ['doctor', accountId])
      return { results: (await findAlike(sql, accountId, body)).map(presentAlike) }
    }),
  )
  bind(patientMerge.duplicates)(({ params }, { caller: { accountId } }) =>
    database.asDoctor(accountId, async (sql) => {
      const found = await findDuplicates(sql, accountId, params.uid, clock())
      // Records stand side by side: all of them are read.
      for (const { patient } of [found.self, ...found.candidates])
        await noteRead(sql, accountId, 'record.viewed', ['patient', patient.id])
      return found
    }),
  )
  bind(patientMerge.merge)(async ({ params, body }, { caller: { accountId } }) =>
    presentPatient(
      await database.asDoctor(accountId, (sql) => mergePatients(sql, accountId, params.uid, body)),
    ),
  )
  bind(patientMerge.undo)(async ({ params }, { caller: { accountId } }) =>
    presentPatient(
      await database.asDoctor(accountId, (sql) => undoMerge(sql, accountId, params.uid, clock())),
    ),
  )

  bind(patientPrivacy.get)(({ params }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const { patientId, numbers } = await subject(sql, accountId, params.uid)
      await noteRead(sql, accountId, 'patient.viewed', ['patient', patientId])
      return readPrivacy(sql, accountId, numbers, language)
    }),
  )
  bind(patientPrivacy.consent)(({ params, body }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const { patientId, numbers } = await subject(sql, accountId, params.uid)
      await recordConsent(sql, accountId, patientId, body, today())
      return readPrivacy(sql, accountId, numbers, language)
    }),
  )
  bind(patientPrivacy.withdraw)(({ params }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await takeConsentBack(sql, of, params.id)
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.request)(({ params, body }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await noteRequest(sql, of, body, today())
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.extend)(({ params }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await extendTerm(sql, of, params.id, today())
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.answer)(({ params, body }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await noteAnswer(sql, of, params.id, body, today())
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.export)(async ({ params }, { caller: { accountId }, language }) => {
    const data = await database.asDoctor(accountId, (sql) =>
      exportPatient(sql, accountId, params.uid, { now: clock(), language }),
    )
    return { data, page: exportPage(data, language) }
  })
}

/** @throws Problem `not-found` */
async function subject(sql: Sql, doctorId: number, uid: string) {
  const patient = await findPatient(sql, doctorId, uid)
  if (!patient) throw new Problem('not-found')
  return { doctorId, patientId: patient.id, numbers: await numbersOf(sql, doctorId, patient.id) }
}
