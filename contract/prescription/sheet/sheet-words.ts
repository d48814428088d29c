import type { TimeZone } from '../../values/time-zone.ts'
import type { NoteField } from '../document-fields.ts'
import type { DayMoment } from '../../posology/times-of-day.ts'
import type { Age } from '../../values/age.ts'

type Kind = 'electronic' | 'autograph'

/** The sentences around the data of a sheet (`locales/<language>/sheet.ts`). */
export interface SheetSentences {
  title: Record<Kind, string>
  documentTitle(folio: string): string
  demo: string
  logoOf(name: string): string
  universityLogo: string
  signatureOf(name: string): string
  qrOf(code: string): string
  cedula(number: string): string
  specialtyCedula(number: string): string
  phone(number: string): string
  patient: string
  age: string
  sex: string
  dateOfBirth: string
  issuedAt: string
  diagnosis: string
  brand: string
  route: string
  fraction: string
  substitution: Record<'branded' | 'generic', Record<'allowed' | 'not-allowed', string>>
  /** Headings of the notes that the doctor wrote for the patient. */
  notes: Record<NoteField, string>
  end(count: number): string
  endCancelled(count: number): string
  endOfCancelled: string
  cancelled(day: string, by: string): string
  cancelledMark: string
  refusedMark: string
  rowCancelled(day: string): string
  notValidSince(day: string): string
  validUntil(day: string): string
  verify: string
  signedBy: string
  key: string
  autographLegend: string
  signHere: string
  folio: string
  code: string
  seal: Record<Kind, string>
  issuedWith(brand: string): string
  page(page: string, pages: string): string
  goesOn: string
  seeNext: string
  continued: string
  info: {
    title: string
    lead: string
    moments: Record<DayMoment, string>
    hour(n: number): string
    end: string
  }
}

/** Functions that write the values of a sheet as text (`locales/<language>/prescription-sheet.ts`). */
export interface SheetValues {
  femaleTitle: string
  maleTitle: string
  sex: Record<'M' | 'F' | 'O', string>
  age(age: Age | null): string
  day(day: string): string
  /** Date and time by the clock of a time zone. The text names the time zone where it is not Mexico City's. */
  instant(at: Date, zone?: TimeZone): string
  /**
   * Quantity of a medicine in words.
   * @param container word for one package; undefined for a document that was signed without it
   */
  quantity(qty: number, refills?: number, container?: string): string
  certificateUntil(day: string): string
  antibioticReason: string
  window(from: string, position: number, total: number): string
  notRecognised: string
}

/** All words of a sheet, in one language. */
export interface SheetWords {
  language: 'es' | 'en'
  sheet: SheetSentences
  values: SheetValues
}
