import type { NewMedication } from '#contract/prescriptions.ts'
import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type * as z from 'zod/mini'
import type { Catalogue } from '../../medications/catalogue.ts'

/** One medicine of a treatment: the presentation of a product in the catalogue, the instructions, and the number of boxes. */
export type TreatmentRow = readonly [presentation: string, instructions: string, boxes: number]

/** Prescription that the demo's doctor writes for a diagnosis. */
export interface Treatment {
  diagnosis: CodedDiagnosis
  rows: readonly TreatmentRow[]
  extras?: string
  /** Reasons with which the doctor overrides findings of the safety checks, each with the id of its finding. */
  overrides?: { finding: string; reason: string }[]
}

/** Treatment of a short illness, the patients who get it, and how often it is prescribed. */
export interface Acute<Of = Treatment> {
  treatment: Of
  /** Relative frequency of the treatment in each month, January first. */
  months: readonly number[]
  /** Sex of the patients who get the treatment; absent for both sexes. */
  sex?: 'F' | 'M'
}

export const diagnosis = (code: string, name: string): CodedDiagnosis => ({ code, name })

type Medication = z.output<typeof NewMedication>

/** Makes the rows of prescriptions from a treatment's medicines. Each product is looked up in the catalogue once. */
export function medicationsOf(catalogue: Pick<Catalogue, 'search'>): (row: TreatmentRow) => Medication {
  const found = new Map<string, string>()
  return ([presentation, instructions, qty]) => {
    const uid = found.get(presentation) ?? productOf(catalogue, presentation).product.uid
    found.set(presentation, uid)
    return { presentation, drug_upc: uid, instructions, qty }
  }
}

/**
 * Finds the product of the catalogue with a presentation. The search uses the presentation's first words, which are the drug's
 * name.
 */
export function productOf(catalogue: Pick<Catalogue, 'search'>, presentation: string) {
  const name = /^(?:[\p{Lu}/]\S*\s+)+/u.exec(presentation)?.[0] ?? presentation
  const hit = catalogue.search(name, 200).results.find((one) => one.presentation === presentation)
  if (!hit) throw new Error(`the catalogue has no ${presentation}`)
  return hit
}
