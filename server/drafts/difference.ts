import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { DraftBody, DraftChange, DraftRow } from '#contract/drafts.ts'

type Field = DraftChange['field']

/**
 * What a draft says differently, field by field, in the order of the screen. Rows are the same while their key is: a
 * medicine that was taken out and written anew is two changes.
 */
export function differenceOf(before: DraftBody | null, after: DraftBody): DraftChange[] {
  const changes: DraftChange[] = []
  const note = (field: Field, from: string, to: string, row = ''): void => {
    if (from !== to) changes.push({ field, row, before: from, after: to })
  }
  note('patient', patientOf(before), patientOf(after))
  note('diagnosis', before ? textOfDiagnosis(before) : '', textOfDiagnosis(after))
  const keys = [...after.rows, ...(before?.rows ?? [])].map(({ key }) => key)
  for (const key of new Set(keys)) {
    const [from, to] = [rowOf(before, key), rowOf(after, key)]
    const name = to ? nameOf(to) : from ? nameOf(from) : ''
    note('medication', from ? nameOf(from) : '', to ? nameOf(to) : '', name)
    // A medicine that is gone says so once.
    if (!to) continue
    note('instructions', from?.instructions ?? '', to.instructions, name)
    note('quantity', numberOf(from?.qty), numberOf(to.qty), name)
    note('refills', String(from?.refills ?? 0), String(to.refills ?? 0), name)
    note('route', from?.via ?? '', to.via, name)
    note('substitution', yesOrNo(from?.substitution_allowed ?? true), yesOrNo(to.substitution_allowed), name)
  }
  note('extras', before?.extras ?? '', after.extras)
  note('show_diagnosis', yesOrNo(before?.show_diagnosis ?? false), yesOrNo(after.show_diagnosis))
  note('place', placeOf(before), placeOf(after))
  note('send_rx', yesOrNo(before?.send_rx ?? true), yesOrNo(after.send_rx))
  return changes
}

/** Drafts of an earlier version have free text alone. */
export const textOfDiagnosis = ({ diagnosis, diagnoses }: DraftBody): string =>
  diagnosisText({ diagnosis, diagnoses: diagnoses ?? [] })

const rowOf = (body: DraftBody | null, key: string): DraftRow | undefined =>
  body?.rows.find((row) => row.key === key)
const nameOf = (row: DraftRow): string => row.presentation || row.drug
const patientOf = (body: DraftBody | null): string => body?.patient?.name ?? body?.newPatient?.name ?? ''
const placeOf = (body: DraftBody | null): string =>
  [body?.hospital, body?.clinic].filter((n) => n !== null && n !== undefined).join('/')
const numberOf = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n))
const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no')
