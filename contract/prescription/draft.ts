import type { Presentation } from '../medications/drug-catalogue.ts'
import type { Reading } from '../posology/parse.ts'
import type { WrittenFields } from './document-fields.ts'
import type { FieldErrors } from '../problem.ts'
import type { Recognised } from './recognised.ts'
import type { WrittenMedication } from './row.ts'

/** Documents one after the other, each fillable from its own day to the eve of the next. */
export interface SeriesPlan {
  count: number
  every: { months: number } | { days: number }
  /** First day of the first one; absent: today. */
  starts_on?: string | undefined
}

/** What the judge reads of a draft. */
export interface JudgedDraft {
  medications: readonly WrittenMedication[]
  /** What is written beside patient, place and medicines. */
  fields?: WrittenFields
  series?: SeriesPlan | null | undefined
  /** The words of each row's instructions, where they have been read already. */
  readings?: readonly Reading[]
  /** What is known to be wrong of patient and place, by field; answered together with the rows' content. */
  known?: FieldErrors
}

/** The catalogue as the judge asks it: as this doctor has it, with their own medications. */
export interface JudgedCatalogue {
  productByUid(uid: string): Presentation | undefined
  /** What a free text names, as far as it is known. */
  recognise(text: string): Recognised
}

/** Where it is issued. */
export interface JudgedPlace {
  /** Medicines are named there by their generic names alone (RIS 32). */
  public_institution: boolean
  /** The address that the sheet shows. */
  location: string
}

/** Parts of a prescriber that the sheet must show (mexico.md B1). */
export type PrescriberPart = 'name' | 'institution' | 'phone'

/** Who signs, as far as the law asks: no name, number or address. Whoever writes for a doctor is told the same. */
export interface JudgedPrescriber {
  profession: string
  licence: 'missing' | 'unverified' | 'verified'
  /** What the sheet must show and does not have. */
  missing: readonly PrescriberPart[]
}
