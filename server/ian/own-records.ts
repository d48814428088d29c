import { dayOfDoctor } from '../workplaces/doctor-day.ts'
import { randomUUID } from 'node:crypto'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Sql } from '../database/database.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { listFavourites } from '../favourites/list-favourites.ts'
import { readPeriodFigures } from '../figures/read-period-figures.ts'
import type { Language } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { drugFinder } from '../medications/find-drugs.ts'
import { createOwnShelves } from '../medications/own/own-shelves.ts'
import { patientFinder } from '../patients/find-patients.ts'
import { presentPatient } from '../patients/present.ts'
import { patientNumbers } from '../patients/patient-numbers.ts'
import { recordForChecks } from '../patients/record-for-checks.ts'
import { findPatient, isUid } from '../patients/save-patient.ts'
import { similarPatients } from '../patients/similar-patients.ts'
import { pastPrescriptionFinder } from '../prescriptions/past-prescriptions.ts'
import { draftChecker } from '../safety/for-doctor/check-for-doctor.ts'
import { doseLimits } from '../safety/for-doctor/dose-limits.ts'
import type { Safety } from '../safety/open-safety.ts'
import { presentResult } from '../safety/present.ts'
import { PATIENTS_SHOWN, type Records } from './records.ts'

/**
 * Maximum number of patients that one search of the AI assistant returns. It is one more than an answer shows, so that the answer
 * can say that there are more.
 */
const FOUND = PATIENTS_SHOWN + 1
const FAVOURITES = 100
/** Maximum number of words of a question that are looked up among patients' names. */
const WORDS_AT_MOST = 24

const wordsOfName = (name: string): string[] => normalize(name).match(/[\p{L}\p{N}]+/gu) ?? []

interface Sources {
  catalogue: Catalogue
  safety: Safety
  knowledge: Pick<CatalogueData, 'names'>
}

interface Asker {
  doctorId: number
  language: Language
  baseUrl: string
}

/**
 * Makes the operations that the AI assistant's tools may call for one doctor. They are operations of the product, and read and
 * write the doctor's own rows only.
 */
export function recordsOf(
  domain: Pick<Domain, 'database' | 'clock'>,
  { catalogue, safety, knowledge }: Sources,
): (asker: Asker) => Records {
  const { database, clock } = domain
  const findPatients = patientFinder(domain)
  const findPast = pastPrescriptionFinder(domain)
  const findDrugs = drugFinder(catalogue, createOwnShelves(knowledge), clock)
  const check = draftChecker(safety, catalogue, clock)
  const sourceOf = (id: string) => {
    const source = safety.sources.get(id)
    return { title: source?.title ?? id, url: source?.url ?? '' }
  }
  return ({ doctorId, language, baseUrl }) => {
    const own = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => database.asDoctor(doctorId, work)
    return {
      findPatients: async (search) =>
        (await own((sql) => findPatients(sql, doctorId, search, { limit: FOUND }))).map(presentPatient),
      nameWords: (words) =>
        own(async (sql) => {
          const known = new Set<string>()
          for (const word of words.slice(0, WORDS_AT_MOST)) {
            const people = await findPatients(sql, doctorId, word, { limit: FOUND })
            if (people.some(({ name }) => wordsOfName(name).includes(word))) known.add(word)
          }
          return known
        }),
      similarPatients: async (words) =>
        (await own((sql) => similarPatients(sql, doctorId, words, FOUND))).map(presentPatient),
      async patient(uid) {
        const row = isUid(uid) ? await own((sql) => findPatient(sql, doctorId, uid)) : undefined
        return row && presentPatient(row)
      },
      past: (question, limit) =>
        own(async (sql) => {
          const patients =
            question.patient === '' ? null : await patientNumbers(sql, doctorId, question.patient)
          const view = { language, baseUrl, now: clock() }
          return findPast(sql, doctorId, { ...question, patients }, { limit, view })
        }),
      figures: (question) =>
        own((sql) =>
          dayOfDoctor(sql, doctorId, clock()).then((today) =>
            readPeriodFigures(sql, doctorId, question, today),
          ),
        ),
      searchDrugs: (search, limit) => own((sql) => findDrugs(sql, doctorId, search, limit)),
      async check(patient, drugs) {
        const question = { patient, rows: drugs.map(rowOf), diagnoses: [], replaces: '', renews: '' }
        const { result, reasons } = await own((sql) => check(sql, doctorId, question))
        return presentResult(result, language, safety, { reasons, explains: false })
      },
      async limits(text, patient) {
        const today = mexicoDay(clock())
        const record = isUid(patient)
          ? await own((sql) => recordForChecks(sql, doctorId, patient, today))
          : undefined
        return doseLimits(safety, text, record).map(({ drug, rules }) => ({
          drug,
          limits: rules.map((rule) => ({ drug, rule, sources: rule.sources.map(sourceOf) })),
        }))
      },
      favourites: async () =>
        (await own((sql) => listFavourites(sql, doctorId, { limit: FAVOURITES, offset: 0 }, catalogue))).rows,
      async saveDraft(body) {
        const id = randomUUID()
        const save = { version: 0, body: { ...body, idempotencyKey: id }, unanswered: [] }
        await own((sql) => saveDraft(sql, { doctorId, assistantId: null }, id, save))
        return id
      },
    }
  }
}

/** Makes a prescription row for the safety checks that has the name of a drug and nothing else. */
const rowOf = (presentation: string, at: number) => ({
  key: `drug-${at}`,
  presentation,
  generic: '',
  brand: '',
  drug_upc: '',
  instructions: '',
  via: '',
  category: '',
})
