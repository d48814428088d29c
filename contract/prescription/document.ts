import type { DocumentFields } from './document-fields.ts'
import type { TimeZone } from '../values/time-zone.ts'
import type { SheetColour, Template } from '../places/sheet-layout.ts'

/** Class of article 226 of the Ley General de Salud. */
export type Fraction = 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI'

/** Electronic original, or a sheet that needs the doctor's handwritten signature (mexico.md 1.3). */
export type DocumentKind = 'electronic' | 'handwritten'

/**
 * A stored picture and the SHA-256 of its bytes in hex: the sheet prints the picture only with exactly these
 * bytes.
 */
export interface SignedPicture {
  id: string
  sha256: string
}

/** One medicine of a signed prescription, with everything that the sheet prints of it. */
export interface SignedRow {
  presentation: string
  generic: string
  /** Brand that the doctor wants; '' for none. */
  brand: string
  /** Whether the catalogue knows the generic name; where the catalogue does not, the sheet has a note. */
  recognised: boolean
  instructions: string
  /** Route of administration in full words; '' where the row is no medicine. */
  via: string
  category: string
  drug_upc: string
  fraction: Fraction | null
  antibiotic: boolean
  substitution_allowed: boolean
  qty: number
  /**
   * Word for one package in the presentation (`caja`); '' where the presentation names none. Absent in documents that were signed
   * before sheets had this word: their sheets print general words such as "cajas o envases".
   */
  container?: string | undefined
  /** Number of further times that `qty` may be supplied; absent for none. */
  refills?: number | undefined
}

/**
 * The signed document: everything that the sheet shows and the law asks for. A prescription's payload is this
 * document in canonical JSON (RFC 8785), and the SHA-256 of the payload is the public identifier. The document is
 * the only source of what was signed: every reader takes prescriber, patient, place, rows and dates from it.
 */
export interface SignedDocument extends DocumentFields {
  version: 1
  /** Random value that keeps the identifier of a prescription from being guessed from its content. */
  nonce: string
  code: string
  /** Instant of the issue, ISO 8601. */
  issued_at: string
  /** First day on which the prescription can be filled, where that is not the day of its issue. */
  valid_from?: string | undefined
  /** Last day on which the prescription can be filled. */
  valid_until: string
  /** Position of the document among the documents that were issued together, or in a series. */
  part?: { kind: 'act' | 'series'; position: number; total: number } | undefined
  /** The older prescription that this one replaces or renews. */
  relation?: { kind: 'replaces' | 'renews'; signature: string } | undefined
  document_kind: DocumentKind
  law_version: string
  algorithm: string
  key_id: string
  brand: string
  prescriber: {
    id: number
    name: string
    female: boolean
    profession: string
    cedula: string
    institution: string
    specialty: string
    specialty_cedula: string
    /** Last day of the specialty's certificate, where one was in force. */
    specialty_until?: string | undefined
    phone: string
  }
  place: {
    hospital_id: number
    patron: string
    headline: string
    location: string
    contact: string
    paper: 'letter' | 'half_letter'
    clinic_id: number | null
    clinic_name: string
    clinic_location: string
    /**
     * Time zone of the place; absent for that of Mexico City, and in documents that were signed before places had
     * time zones.
     */
    time_zone?: TimeZone | undefined
    /**
     * Design of the hospital's sheets at the issue. Absent in documents that were signed
     * before hospitals could choose a design.
     */
    sheet?:
      | { template: Template; header: string; footer: string; colour: SheetColour; info: boolean }
      | undefined
  }
  /** Pictures that the sheet shows. Absent in documents that were signed before sheets had pictures. */
  pictures?:
    | { signature: SignedPicture | null; logo: SignedPicture | null; university_logo: SignedPicture | null }
    | undefined
  patient: {
    uid: string
    name: string
    date_of_birth: string
    /**
     * True when only the age is known. The date of birth is then computed from the age, and the sheet shows the age
     * alone.
     */
    birth_approximate?: true | undefined
    gender: 'M' | 'F' | 'O'
  }
  items: SignedRow[]
}

/** Content of a document without what the signature adds: the proof, and the identifiers by which the document is found. */
export type JudgedDocument = Omit<SignedDocument, 'version' | 'nonce' | 'code' | 'algorithm' | 'key_id'>
