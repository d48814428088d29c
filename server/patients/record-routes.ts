import { patientMerge } from '#contract/patients/patient-merge.ts'
import { patientRecord } from '#contract/patients/patient-record.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { readTrail } from '../events/record-read.ts'
import type { Domain } from '../http/domain.ts'
import type { Language } from '../http/context.ts'
import { type AllergenKnowledge, allergensOfBrand, findAllergens } from './allergens.ts'
import { findAlike, presentAlike } from './find-alike.ts'
import { findDuplicates, mergePatients, undoMerge } from './merge-patients.ts'
import { presentPatient, presentRecord } from './present.ts'
import { readRecord, saveRecord } from './save-record.ts'

/** Routes for patients' records and for merging patients. */
export function patientRecordRoutes({ bind, database, clock }: Domain, known: AllergenKnowledge): void {
  const today = () => mexicoDay(clock())
  /** Allergens whose names match a search; without a match, the ingredients of the brand that the text names. */
  const allergensFor = (search: string, language: Language) => {
    const found = findAllergens(known.rules, search, language)
    return found.length > 0 ? found : allergensOfBrand(known, search)
  }
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
      saveRecord(sql, accountId, params.uid, body, { today: today(), known }),
    ),
  )
  bind(patientRecord.allergens)(({ query }, { language }) => ({
    results: allergensFor(query.search, language),
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
      // The patients' records are shown side by side, so the reading of each record is recorded.
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
}
