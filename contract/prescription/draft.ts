import type { Presentation } from '../medications/drug-catalogue.ts'
import type { Reading } from '../posology/parse.ts'
import type { WrittenFields } from './document-fields.ts'
import type { FieldErrors } from '../problem.ts'
import type { Recognised, WatchedName } from './names/recognised.ts'
import type { WrittenMedication } from './row.ts'

/** Plan of a series: documents one after the other, each fillable from its own day to the eve of the next. */
export interface SeriesPlan {
  count: number
  every: { months: number } | { days: number }
  /** First day of the first document of the series; absent: today. */
  starts_on?: string | undefined
}

/** The parts of a draft that the legal check (judge.ts) reads. */
export interface JudgedDraft {
  medications: readonly WrittenMedication[]
  /** The fields of the draft beside patient, place and medicines. */
  fields?: WrittenFields
  series?: SeriesPlan | null | undefined
  /** The parsed instructions of each row, where they have been parsed already. */
  readings?: readonly Reading[]
  /** Faults of patient and place that the caller found, by field; returned together with the faults of the rows. */
  known?: FieldErrors
}

/** Catalogue for the legal check of a draft: the catalogue of the draft's doctor, with the doctor's own medications. */
export interface JudgedCatalogue {
  productByUid(uid: string): Presentation | undefined
  /** The drug that a free text names, as far as the catalogue knows it. */
  recognise(text: string): Recognised
  /**
   * Whether the Compendio Nacional de Insumos para la Salud has a key for the generic name, form and strength that a free text
   * names.
   */
  hasCompendiumKey(text: string): boolean
  /** The functions `orderedDrug` and `namedDrug` with this catalogue. A page loads them together with the catalogue. */
  orderedIn(text: string, own: string, besides?: readonly string[]): WatchedName | null
  namedIn(text: string, own: string): WatchedName | null
  /** True on a page that has not loaded the catalogue. No free text is then reported as an unknown drug. */
  isPartial?: true
}

/** The place of the prescription, as far as the legal check (judge.ts) needs it. */
export interface JudgedPlace {
  /** Whether medicines are named by their generic names alone at this place (RIS 32). */
  public_institution: boolean
  /** The address that the sheet shows. */
  location: string
}

/** Parts of a prescriber that the sheet must show (mexico.md B1). */
export type PrescriberPart = 'name' | 'institution' | 'phone'

/**
 * The prescriber as far as the legal check needs it. Name, number and address are left out, so that the data can also be
 * sent to an assistant.
 */
export interface JudgedPrescriber {
  profession: string
  licence: 'missing' | 'unverified' | 'verified'
  /** Parts that the sheet must show and that the prescriber lacks. */
  missing: readonly PrescriberPart[]
}
