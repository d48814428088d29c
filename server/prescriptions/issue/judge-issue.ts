import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { Reading } from '#contract/posology/parse.ts'
import type { DocumentField } from '#contract/prescription/document-fields.ts'
import type { Judgement, PlannedDocument } from '#contract/prescription/judgement.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import type { Override } from '#contract/safety.ts'
import { judge } from '#knowledge/law/judge.ts'
import { judgedCatalogue } from '../../medications/judged-catalogue.ts'
import { withOwn } from '../../medications/own/own-products.ts'
import { curpFaults, isFullName } from '../../patients/rules.ts'
import { inTermsOfChecks } from '../../patients/record-for-checks.ts'
import { checkIssue, type StoredCheck } from '../../safety/check-issue.ts'
import { asksAbout } from '../../safety/controlled/prescribed-again.ts'
import { readOwnInstructions } from '../../safety/read-instructions.ts'
import type { IssueFacts } from './read-for-issue.ts'
import { type DoubtfulDiagnosis, doubtfulDiagnoses } from './doubtful-diagnoses.ts'
import type { IssueContext } from './issue-context-queries.ts'
import { type DraftToIssue, type IssueDependencies, rowKey } from './issue-request.ts'
import type { StoredItem } from '../item.ts'
import { dayAt, judgedPlace, type IssuePlace, placeOf } from './place-of-draft.ts'
import { instructionsToPrint } from './printed-instructions.ts'
import { problemOf } from './problem-of.ts'
import { type ConfirmedQuantity, quantitiesBeyondCourse } from './quantities-beyond-course.ts'
import { type Relation, relationOf } from './relate.ts'
import { type Twin, twinOf } from './twin.ts'

/** One document of the issue, with the columns that only the server adds to its rows. */
export interface DocumentToWrite extends PlannedDocument {
  items: StoredItem[]
}

/** Data that an issue will write. Such data exist only for a draft that was not refused. */
export interface IssuePlan {
  place: IssuePlace
  patient: NonNullable<IssueContext['patient']>
  documents: DocumentToWrite[]
  relation: Relation | null
  doubtful: readonly DoubtfulDiagnosis[]
  /** Prescription with the same rows that was issued to the patient moments ago; null for none. */
  twin: Twin | null
  /** Quantities of more than twice what the course of treatment takes, which the request confirmed. */
  quantities: readonly ConfirmedQuantity[]
  safety: StoredCheck
}

/**
 * Second step of issuing: applies the rules shared with the page (`judge`), and those that only the server can check.
 * The judgement makes no database query.
 * @throws Problem: the first refusal, in the order in which a doctor can mend them
 */
export function judgeIssue(deps: IssueDependencies, draft: DraftToIssue, facts: IssueFacts): IssuePlan {
  const { context, own, at } = facts
  const { patient } = context
  const today = dayAt(context, at)
  const readings = draft.medications.map((row) => readOwnInstructions(row))
  const catalogue = withOwn(deps.catalogue, own)
  const { judgement, place } = judgeContent(draft, facts, catalogue, readings)
  const [refusal] = judgement.refusals
  if (refusal) throw problemOf(refusal)
  if (!place || !patient) throw new TypeError('judged without a place or a patient')
  refuseContradictedCurp(judgement, patient)
  const quantities = quantitiesBeyondCourse(draft.medications, judgement.rows, readings, catalogue.boxesOf)
  if (Object.keys(quantities.open).length > 0)
    throw new Problem('quantity-unconfirmed', { fields: quantities.open })
  const relation = relationOf(draft, facts.related, patient.uid)
  const { record, date_of_birth, gender, prescribed } = patient
  const safety = checkIssue(
    deps.safety,
    rowsToCheck(draft, readings),
    inTermsOfChecks({ ...record, date_of_birth, gender }, today),
    draft.overrides ?? [],
    {
      own,
      again: facts.again,
      diagnoses: draft.diagnoses?.map(({ code }) => code) ?? [],
      earlier: {
        rows: prescribed,
        day: draft.series?.starts_on ?? today,
        replaces: draft.replaces,
        renews: draft.renews,
      },
    },
  )
  const documents = judgement.documents.map((document) => ({
    ...document,
    items: document.items.map((item) => {
      const product = catalogue.productByUid(item.drug_upc)
      return { ...item, ...instructionsToPrint(item, product?.form ?? ''), sku: product?.gtin ?? '' }
    }),
  }))
  const twin = twinOf(documents, prescribed, { now: at, renews: draft.renews ?? null })
  if (twin && draft.if_repeated === 'refuse' && !isAnswered(twin, draft.overrides ?? []))
    throw new Problem('issued-moments-ago', { values: { code: formatCode(twin.code) } })
  return {
    place,
    patient,
    documents,
    relation,
    twin,
    quantities: quantities.confirmed,
    doubtful: doubtfulDiagnoses(draft.diagnoses ?? [], deps.diagnosisList, patient, today),
    safety,
  }
}

/**
 * Whether the request gives a reason for prescribing the medicine of this earlier prescription again. No other reason
 * for the repetition is then asked for.
 */
const isAnswered = ({ signature }: Twin, overrides: readonly Override[]): boolean =>
  overrides.some(({ finding }) => asksAbout(finding, signature))

/**
 * Refuses a controlled medicine for a patient whose stored CURP contradicts the name, date of birth or sex on the
 * sheet. The pharmacy compares these with the buyer's identification. Other medicines are issued, and the record shows
 * the contradiction (mexico.md H2).
 */
function refuseContradictedCurp(
  { rows }: Judgement,
  patient: Omit<Parameters<typeof curpFaults>[0], 'curp'> & { curp: string },
): void {
  if (!rows.some(({ item: { fraction } }) => fraction === 'II' || fraction === 'III')) return
  const faults = curpFaults(patient).map((fault) => `${fault}-of-controlled`)
  if (faults.length > 0) throw new Problem('invalid-input', { fields: { 'patient.curp': faults } })
}

/** Data of doctor, place and patient that `judgeContent` reads. */
interface ContentMatter extends Pick<IssueFacts, 'hospitalId' | 'clinicId' | 'at'> {
  context: Pick<IssueContext, 'hospital' | 'clinic'> &
    Parameters<typeof judgedPrescriber>[0] & { patient: { name: string } | null }
}

/** Judges the draft by the doctor's catalogue of medicines. An unknown patient or place is one of the faults. */
export function judgeContent(
  draft: Pick<DraftToIssue, DocumentField | 'medications' | 'series'>,
  { context, hospitalId, clinicId, at }: ContentMatter,
  catalogue: Parameters<typeof judgedCatalogue>[0],
  readings: readonly Reading[],
): { judgement: Judgement; place: IssuePlace | null } {
  const known: FieldErrors = context.patient
    ? isFullName(context.patient.name)
      ? {}
      : { 'patient.name': ['name-incomplete'] }
    : { 'patient.uid': ['patient-unknown'] }
  const place = placeOf(context, { hospitalId, clinicId }, known)
  const judgement = judge(
    { medications: draft.medications, fields: draft, series: draft.series, readings, known },
    judgedCatalogue(catalogue),
    place && judgedPlace(place),
    judgedPrescriber(context),
    dayAt(context, at),
  )
  return { judgement, place }
}

const rowsToCheck = ({ medications }: DraftToIssue, readings: readonly Reading[]) =>
  medications.map((row, index) => ({
    key: rowKey(index),
    presentation: row.presentation ?? '',
    generic: row.generic ?? '',
    brand: row.brand ?? '',
    drug_upc: row.drug_upc ?? '',
    instructions: row.instructions,
    ...(readings[index] ? { reading: readings[index] } : {}),
    via: row.via ?? '',
    category: row.category ?? '',
  }))
