import { dayOfIssue } from '../day-of-issue.ts'
import type { DocumentField } from '../document-fields.ts'
import type { SignedDocument, SignedRow } from '../document.ts'

type SignedPatient = SignedDocument['patient']

/** One medicine as a sheet needs it: a signed row, or a row that is still being written. */
export interface SheetDocumentRow extends Pick<
  SignedRow,
  | 'presentation'
  | 'generic'
  | 'brand'
  | 'recognised'
  | 'instructions'
  | 'via'
  | 'fraction'
  | 'antibiotic'
  | 'substitution_allowed'
  | 'refills'
  | 'container'
> {
  /** Quantity of the row; null while it is not known. */
  qty: number | null
  /** True while the row lacks something that the law requires. */
  unready?: true
}

/**
 * Content of a sheet: a signed document, a draft, or the part of a signed document that anybody may see. Values
 * that a draft does not have yet are null.
 */
export interface SheetDocument extends Pick<
  SignedDocument,
  DocumentField | 'document_kind' | 'valid_from' | 'part'
> {
  /** Number of the prescription. */
  id: number | null
  /** SHA-256 of the signed document: the public identifier of the prescription. */
  signature: string | null
  code: string | null
  key_id: string | null
  issued_at: string | null
  /** Calendar day of the issue by the clock of its place, `YYYY-MM-DD`; today for a draft. */
  day: string
  valid_until: string | null
  prescriber: Omit<SignedDocument['prescriber'], 'id' | 'profession'>
  place: Omit<SignedDocument['place'], 'hospital_id' | 'patron' | 'clinic_id'> & { patron: string }
  /** The patient; null until one is chosen. Birth and sex are left out of a sheet that anybody may see. */
  patient:
    | (Pick<SignedPatient, 'name' | 'birth_approximate'> &
        Partial<Pick<SignedPatient, 'date_of_birth' | 'gender'>>)
    | null
  items: readonly SheetDocumentRow[]
}

/** Content of a sheet that is not in the document. */
export interface SheetLive {
  /** Name of the application's brand, as in "Elaborada con …" on the sheet. */
  brand: string
  /** Whether this installation is a demonstration; its sheets say so. */
  demo: boolean
  /**
   * Where the prescription is verified; `url` is null while there is no code to scan yet. Null as a whole: the
   * sheet has no code.
   */
  verify: { host: string; url: string | null } | null
  /**
   * The day on which the whole prescription was cancelled by the doctor or rejected by a pharmacy, and the pharmacy ('' for the
   * doctor).
   */
  ended: { day: string; by: string } | null
  /** The day on which a row alone was cancelled, by the position of the row from 0. */
  endedRows: ReadonlyMap<number, string>
}

/** Content of the sheet of a signed document, with the prescription's number and public identifier. */
export function signedSheet(
  document: SignedDocument,
  named: Pick<SheetDocument, 'id' | 'signature'>,
): SheetDocument {
  return { ...document, ...named, day: dayOfIssue(document) }
}
