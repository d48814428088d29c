import type { NewMedication } from '#contract/prescriptions.ts'
import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type * as z from 'zod/mini'
import type { Catalogue } from '../../medications/catalogue.ts'

/** One medicine of a treatment: a presentation of the catalogue, the instructions, and the number of boxes. */
export type TreatmentRow = readonly [presentation: string, instructions: string, boxes: number]

/** What the demo's doctor prescribes for a diagnosis. */
export interface Treatment {
  diagnosis: CodedDiagnosis
  rows: readonly TreatmentRow[]
  extras?: string
  /** Reason with which the doctor overrides what the safety checks find, by the finding's id. */
  overrides?: { finding: string; reason: string }[]
}

/** A treatment of a short illness, for whom, and how often it is prescribed. */
export interface Acute<Of = Treatment> {
  treatment: Of
  /** Relative frequency of the treatment in each month, January first. */
  months: readonly number[]
  /** Sex of the patients who get the treatment; absent for both. */
  sex?: 'F' | 'M'
}

export const diagnosis = (code: string, name: string): CodedDiagnosis => ({ code, name })

type Medication = z.output<typeof NewMedication>

/** Finds the products of treatments in the catalogue, each once. */
export function medicationsOf(catalogue: Pick<Catalogue, 'search'>): (row: TreatmentRow) => Medication {
  const found = new Map<string, string>()
  return ([presentation, instructions, qty]) => {
    const uid = found.get(presentation) ?? productOf(catalogue, presentation).product.uid
    found.set(presentation, uid)
    return { presentation, drug_upc: uid, instructions, qty }
  }
}

/** The product of the catalogue with this presentation, whose first words are the drug's name. */
export function productOf(catalogue: Pick<Catalogue, 'search'>, presentation: string) {
  const name = /^(?:[\p{Lu}/]\S*\s+)+/u.exec(presentation)?.[0] ?? presentation
  const hit = catalogue.search(name, 200).results.find((one) => one.presentation === presentation)
  if (!hit) throw new Error(`the catalogue has no ${presentation}`)
  return hit
}
