import * as z from 'zod/mini'
import type { DocumentKind, Fraction } from '#contract/prescription/document.ts'
import type { Refusal } from '#contract/prescription/judgement.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import { NewPrescription } from '#contract/prescriptions.ts'
import type { FieldErrors } from '#contract/problem.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { judge } from '#knowledge/law/judge.ts'
import { demoDoctor, demoHospital } from '#server/demo/demo-data.ts'
import { fieldErrors } from '#server/http/field-errors.ts'
import { judgedCatalogue } from '#server/medications/judged-catalogue.ts'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'

/** Judgement of one input line. If the draft makes several documents, the judgement describes the first. */
interface JudgedLine {
  accepted: boolean
  /** Keys of the fault sentences by path of the field. Refusals of the whole draft have the path `draft`. */
  faults: FieldErrors
  documents: number
  document_kind: DocumentKind | null
  valid_until: string | null
  /**
   * Legal class (fraction of article 226) of each medicine of the first document; null for a product that the catalogue does not
   * know.
   */
  classes: (Fraction | null)[]
}

const Line = z.object({
  medications: NewPrescription.shape.medications,
  series: NewPrescription.shape.series,
})
const catalogue = judgedCatalogue(openCatalogue(projectRoot()))
const place = {
  public_institution: false,
  location: demoHospital.clinics[0]?.location || demoHospital.location,
}

const prescriber = judgedPrescriber(demoDoctor.profile)

/** Judges the draft in one line of JSON. */
export function judgedLine(line: string, today: string = mexicoToday()): JudgedLine {
  const refused = (faults: FieldErrors): JudgedLine => ({
    accepted: false,
    faults,
    documents: 0,
    document_kind: null,
    valid_until: null,
    classes: [],
  })
  const draft = jsonOf(line)
  if (draft === undefined) return refused({ draft: ['malformed-json'] })
  const parsed = z.safeParse(Line, draft, { reportInput: true })
  if (!parsed.success) return refused(fieldErrors(parsed.error.issues))
  const { refusals, faults, documents } = judge(parsed.data, catalogue, place, prescriber, today)
  const [first] = documents
  return {
    accepted: refusals.length === 0,
    faults: { ...faults, ...wholeFaults(refusals) },
    documents: documents.length,
    document_kind: first?.document_kind ?? null,
    valid_until: first?.valid_until ?? null,
    classes: first?.items.map(({ fraction }) => fraction) ?? [],
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Refusals of a whole row or of the whole draft, in the form of faults with a path. */
function wholeFaults(refusals: readonly Refusal[]): FieldErrors {
  const faults: FieldErrors = {}
  for (const refusal of refusals) {
    if (refusal.code === 'invalid-input') continue
    const path = 'row' in refusal ? `medications.${refusal.row}` : 'draft'
    faults[path] = [...(faults[path] ?? []), refusal.code]
  }
  return faults
}
