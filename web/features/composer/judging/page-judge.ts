import { newRow } from '#contract/drafts/draft-rows.ts'
import { parsePosology } from '#contract/posology/parse.ts'
import { readNextPhrases } from '#contract/posology/reading/lexemes.ts'
import { fieldFaults } from '#contract/prescription/document-fields.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { readFault } from '#contract/prescription/fault.ts'
import type { Judgement } from '#contract/prescription/judgement.ts'
import { isOfPrescriber } from '#contract/prescription/prescriber.ts'
import { parsedMedication } from '#contract/prescription/row.ts'
import type { FieldErrors } from '#contract/problem.ts'
import type { Presentation } from '#contract/medications/drug-catalogue.ts'
import { judge } from '#knowledge/law/judge.ts'
import { prescriberRefusals as prescriberEn } from '#locales/en/prescriber-refusal.ts'
import { prescriberRefusals as prescriberEs } from '#locales/es/prescriber-refusal.ts'
import { rowFaults as en } from '#locales/en/row-faults.ts'
import { rowFaults as es } from '#locales/es/row-faults.ts'
import type { DraftJudgement, FieldFault } from '../draft/judgement.ts'
import type { Row } from '../draft/row.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import { writtenMedication } from '../draft/written-medication.ts'
import { inPauses } from '../../../lib/in-pauses.ts'
import type { AskedDraft } from './asked-draft.ts'
import { prescriberOfProfile } from './prescriber-of.ts'

/**
 * Runs the legal check on exactly the rows that would be sent, with the catalogue on the page. The module is fetched apart from
 * the composer.
 */
export function judgementOf({ rows, fields, place, prescriber, catalogue, day }: AskedDraft): Judgement {
  const medications = rows.map((row) => parsedMedication(writtenMedication(row)))
  return judge(
    { medications, fields },
    catalogue?.judged ?? picked(rows),
    place,
    prescriber && prescriberOfProfile(prescriber),
    day,
  )
}

/** Result of the legal check in the form that the components of the page use. */
export function judgeDraft(asked: AskedDraft): DraftJudgement {
  const { rows, catalogue } = asked
  const judgement = judgementOf(asked)
  const byKey = new Map(
    judgement.rows.map((judged, at) => {
      const refusal = judgement.refusals.find((one) => 'row' in one && one.row === at)
      const faults = faultsOfRow(judgement.faults, at, judged.item.generic)
      return [
        rows[at]?.key ?? '',
        { ...judged, faults, refusal: refusal && 'row' in refusal ? refusal : null },
      ]
    }),
  )
  return {
    isChecked: catalogue !== undefined,
    prescriberFaults: judgement.refusals.filter(isOfPrescriber).map((refusal) => ({
      refusal,
      say: (language) => prescribers[language][refusal.code]('missing' in refusal ? refusal.missing : []),
    })),
    fieldFaults: fieldFaults(asked.fields, asked.day),
    noteFaults: Object.entries(judgement.faults).flatMap(([field, keys]) =>
      field.includes('.')
        ? []
        : faultsOf(
            field,
            keys.filter((key) => key !== 'not-text'),
            '',
          ),
    ),
    rowOf: (key) => byKey.get(key),
    documents: judgement.documents.map(({ rows: at, document_kind, valid_until }) => ({
      rows: at.flatMap((position) => rows[position] ?? []),
      document_kind,
      valid_until,
    })),
  }
}

/** Sample rows, never shown, in the shorthand in which most instructions are written. */
const SAMPLES = [
  ['Paracetamol 500 mg, caja con 10 tabletas', '1 tab c/8h x 3d'],
  ['Paracetamol 500 mg, caja con 10 tabletas', '1 c/8h 3d'],
  ['Omeprazol 20 mg, caja con 14 cápsulas', '1-0-0 14d'],
] as const

/**
 * Checks the sample rows in slices of work, so that the browser has compiled the grammar and the legal check before the first key
 * that needs them. Each sample is read twice, because V8 compiles a regular expression to machine code when it is used for the
 * second time.
 */
export const rehearse = (): Promise<void> => inPauses(rehearsal())

function* rehearsal(): Generator<undefined, void, undefined> {
  while (readNextPhrases()) yield
  parsePosology(SAMPLES[0][1])
  yield
  for (const [presentation, instructions] of [...SAMPLES, ...SAMPLES]) {
    const row: Row = { ...newRow('sample'), presentation, instructions, via: 'oral' }
    readingOf(row)
    yield
    judgeDraft({
      rows: [row],
      fields: {},
      place: null,
      prescriber: null,
      catalogue: undefined,
      day: '2026-01-01',
    })
    yield
  }
}

const sentences = { es, en }
const prescribers = { es: prescriberEs, en: prescriberEn }

/**
 * Faults of the row at index `at`, taken from the paths in the answer of the legal check, such as `medications.0.instructions`.
 */
const faultsOfRow = (faults: FieldErrors, at: number, drug: string): FieldFault[] =>
  Object.entries(faults).flatMap(([path, keys]) => {
    const [area, index, field = ''] = path.split('.')
    if (area !== 'medications' || index !== String(at)) return []
    return faultsOf(field, keys, drug)
  })

/** The faults of one field, with their sentences. A fault that has no sentence in this module is left out. */
const faultsOf = (field: string, keys: readonly string[], drug: string): FieldFault[] =>
  keys.flatMap((written) => {
    const fault = readFault(written)
    if (!fault) return []
    const { key, value, basis } = fault
    return [{ field, key, say: (language) => sentences[language][key]({ drug, value, basis }) }]
  })

/**
 * Catalogue of the products in the rows alone, with the data that each row got when its product was picked. It is used until the
 * whole catalogue is loaded.
 */
function picked(rows: readonly Row[]): JudgedCatalogue {
  const products = new Map(
    rows.flatMap((row) => (row.fraction ? [[row.drug_upc, presentationOf(row, row.fraction)] as const] : [])),
  )
  return {
    productByUid: (uid) => products.get(uid),
    orderedIn: () => null,
    namedIn: () => null,
    isPartial: true,
    hasCompendiumKey: () => true,
    recognise: () => ({
      generic: null,
      brand: null,
      fraction: null,
      antibiotic: false,
      otherGeneric: false,
      misspelt: null,
      prohibited: false,
    }),
  }
}

const presentationOf = (row: Row, fraction: Fraction): Presentation => ({
  uid: row.drug_upc,
  category: row.category,
  generic: row.generic,
  ingredients: [],
  per: '',
  form: '',
  route: row.via,
  content: '',
  fraction,
  antibiotic: row.antibiotic,
  in_compendium: true,
  brands: row.brand ? [row.brand] : [],
  retail_price: null,
})
