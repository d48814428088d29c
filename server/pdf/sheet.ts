import type { Taking } from '#contract/posology/times-of-day.ts'
import type { SheetRow } from '#contract/sheet-row.ts'
import type { OwnPaper, SheetColour, Template } from '#contract/sheet-layout.ts'
import type { Language } from '#locales/locale.ts'

/**
 * Everything that a printed prescription says: text that is already formatted for the reader's language, in the order
 * in which it is read. What the law asks for is not optional here (RIS art. 29-31, RLGS art. 64-65, LGS art. 83 and 226).
 */
export interface Sheet {
  language: Language
  /** `autograph`: not valid until signed by hand, as fractions II and III ask for (mexico.md 1.3). */
  kind: 'electronic' | 'autograph'
  paper: 'letter' | 'half_letter'
  /** Which head: head-classic.typ and the others. */
  template: Template
  /** `neutral`: grey rules, and no mark of the brand where there is no logo. */
  colour: SheetColour
  /** The hospital's own words under the head and in the foot; empty for none. */
  header: string
  footer: string
  /** Demonstration data: said in the head of every page. */
  demo: boolean
  brand: {
    name: string
    /** `#rrggbb`; only rules take it, so that a grey printer loses nothing. */
    accent: string
    /** SVG with a viewBox. Shown when there is no logo. */
    mark: string
  }
  hospital: {
    patron: string
    headline: string
    location: string
    contact: string
  }
  pictures: SheetPictures
  clinic: { name: string; location: string } | null
  doctor: {
    /** Dra. or Dr. */
    title: string
    name: string
    cedula: string
    institution: string
    /** Printed only with its own cédula (LGS art. 83). */
    specialty: string | null
    specialtyCedula: string | null
    phone: string
  }
  patient: { name: string; age: string; sex: string | null; dateOfBirth: string | null }
  /** Null unless the doctor chose to show it. */
  diagnosis: string | null
  items: SheetItem[]
  /** General instructions; empty when there are none. */
  extras: string
  issuedAt: string
  validUntil: string
  /** Why it ends that day, in words; null when nothing special. */
  validReason: string | null
  /** Since when none of it is valid, and which pharmacy refused it; null while it is. */
  cancelled: { day: string; by: string } | null
  folio: string
  /** For people: `K7QD-2M9X-4`. */
  code: string
  /** 64 hexadecimal digits: SHA-256 of the signed payload. */
  signature: string
  verifyUrl: string
  keyFingerprint: string
  /** One entry a row, null for one that was cancelled: the page that the patient keeps at home. Null for none. */
  info: (Taking | null)[] | null
}

/** The doctor's own paper, to be printed on or to be tried out. */
export interface PaperToPrintOn extends OwnPaper {
  /** Rulers and frames, for a test print. */
  rulers: boolean
}

/** JPEG or PNG. They go into the file as they are, so whoever stores them keeps them small (server/images). */
export interface SheetPictures {
  /** Takes the place of the brand's mark. */
  logo: Uint8Array | null
  universityLogo: Uint8Array | null
  /** The doctor's drawing. Beside the electronic signature, never instead of it; not where a hand has to sign. */
  signature: Uint8Array | null
}

export interface SheetItem extends SheetRow {
  generic: string
  /** Form, strength and content, without the generic name. */
  presentation: string
  instructions: string
  /** In words: `2 cajas`. */
  quantity: string
  note: string | null
  /** The day on which this row alone was cancelled; null while it stands. */
  cancelled: string | null
}
