import { addMonths, dayParts } from '../values/calendar-day.ts'
import { isPrintable } from '../values/plain-text.ts'

/**
 * Fields that a doctor writes on a prescription beside patient, place and medicines, as they are signed. Code
 * that parses, stores, signs, prints or returns a prescription has an entry for each of these fields
 * (`EachField`), or does not compile.
 */
export interface DocumentFields {
  diagnosis: string
  /** Whether the sheet shows the diagnosis. */
  show_diagnosis: boolean
  /** General instructions; '' for none. */
  extras: string
  /** Day of the next appointment, `YYYY-MM-DD`; absent for none. */
  follow_up_on?: string | undefined
}

export type DocumentField = keyof DocumentFields

/** Type of a table with one entry for each field of `DocumentFields`. */
export type EachField<T> = { [F in DocumentField]-?: T }

/** Fields that the sheet prints under a heading of their own, below the medicines. */
export type NoteField = Exclude<DocumentField, 'diagnosis' | 'show_diagnosis'>

/** The fields of an issuing request. Null and absent mean that the field was not written. */
export type WrittenFields = { [F in DocumentField]?: DocumentFields[F] | null | undefined }

/** The fields of a draft as they are signed. @param place what the hospital of the prescription prints */
export const signedFields = (written: WrittenFields, place: { prints_diagnosis: boolean }): DocumentFields =>
  ({
    diagnosis: written.diagnosis ?? '',
    // A hospital may keep diagnoses off its sheets. A diagnosis that the doctor hides is hidden at every
    // hospital.
    show_diagnosis: place.prints_diagnosis && (written.show_diagnosis ?? false),
    extras: written.extras ?? '',
    follow_up_on: written.follow_up_on || undefined,
  }) satisfies EachField<unknown>

/**
 * Faults that a field of a document can have. The files `problems.ts` and `draft-problems.ts` of each language have a
 * sentence under the same key.
 */
export type DocumentFault =
  | 'date-past'
  | 'date-too-far'
  | 'date-unread'
  | 'not-text'
  | 'diagnosis-long'
  | 'extras-long'

/** Maximum number of characters of the texts that a doctor writes on a document. */
export const FIELD_TEXT_MOST = { diagnosis: 500, extras: 2000 } as const

/** How far ahead the next appointment may be. A day beyond this is taken for a mistyped year, such as 2206. */
const FOLLOW_UP_YEARS_AT_MOST = 5

/** The last day that the next appointment may have, for a prescription of the day `today`. */
export const lastFollowUp = (today: string): string => addMonths(today, 12 * FOLLOW_UP_YEARS_AT_MOST)

/**
 * Finds the faults that the contract's schema refuses in a text. The schema runs on the server only, and the page needs the
 * same result while the doctor types.
 */
const textFault =
  (field: keyof typeof FIELD_TEXT_MOST) =>
  (written: WrittenFields): DocumentFault | null => {
    const text = written[field] ?? ''
    if (!isPrintable(text)) return 'not-text'
    return text.length > FIELD_TEXT_MOST[field] ? `${field}-long` : null
  }

/**
 * Checks the day of the next appointment. A text that is no day is a fault, so that the prescription is not issued without
 * the appointment that the doctor meant.
 */
function dayFault(written: string | null | undefined, today: string): DocumentFault | null {
  if (!written) return null
  if (!dayParts(written)) return 'date-unread'
  if (written < today) return 'date-past'
  return written > lastFollowUp(today) ? 'date-too-far' : null
}

/** Check of each field of a draft on a day; null for a field in which nothing can be wrong. */
const faults: EachField<((written: WrittenFields, day: string) => DocumentFault | null) | null> = {
  diagnosis: textFault('diagnosis'),
  show_diagnosis: null,
  extras: textFault('extras'),
  follow_up_on: ({ follow_up_on: next }, day) => dayFault(next, day),
}

/** The faults of a draft's fields, by field. @param day day of the issue, `YYYY-MM-DD` */
export const fieldFaults = (
  written: WrittenFields,
  day: string,
): { [F in DocumentField]?: DocumentFault[] } =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, find]) => {
      const fault = find?.(written, day)
      return fault ? [[field, [fault]]] : []
    }),
  )

/** The document fields of a signed document, without its other fields. */
export const fieldsOf = (document: DocumentFields): DocumentFields =>
  signedFields(document, { prints_diagnosis: true })

/** The fields that are copied from a prescription into a new one that repeats or continues it. */
export const repeatedFields = ({ diagnosis, show_diagnosis, extras }: DocumentFields) => ({
  diagnosis,
  show_diagnosis,
  extras,
})
