import * as z from 'zod/mini'
import { signedFieldSchemas } from './document-fields.ts'
import type { JudgedDocument, SignedDocument as Document } from './prescription/document.ts'
import { TIME_ZONES } from './values/time-zone.ts'
import { SHEET_COLOURS, TEMPLATES } from './places/sheet-layout.ts'

const text = z.string()

const SignedPicture = z.object({ id: text, sha256: text })

/** Fields of a document that a draft has before it is signed. */
const judged = {
  issued_at: text,
  valid_from: z.optional(text),
  valid_until: text,
  part: z.optional(z.object({ kind: z.enum(['act', 'series']), position: z.int(), total: z.int() })),
  relation: z.optional(z.object({ kind: z.enum(['replaces', 'renews']), signature: text })),
  document_kind: z.enum(['electronic', 'handwritten']),
  law_version: text,
  brand: text,
  prescriber: z.object({
    id: z.int(),
    name: text,
    female: z.boolean(),
    profession: text,
    cedula: text,
    institution: text,
    specialty: text,
    specialty_cedula: text,
    specialty_until: z.optional(text),
    phone: text,
  }),
  place: z.object({
    hospital_id: z.int(),
    patron: text,
    headline: text,
    location: text,
    contact: text,
    paper: z.enum(['letter', 'half_letter']),
    clinic_id: z.nullable(z.int()),
    clinic_name: text,
    clinic_location: text,
    time_zone: z.optional(z.enum(TIME_ZONES)),
    sheet: z.optional(
      z.object({
        template: z.enum(TEMPLATES),
        header: text,
        footer: text,
        colour: z.enum(SHEET_COLOURS),
        info: z.boolean(),
      }),
    ),
  }),
  pictures: z.optional(
    z.object({
      signature: z.nullable(SignedPicture),
      logo: z.nullable(SignedPicture),
      university_logo: z.nullable(SignedPicture),
    }),
  ),
  patient: z.object({
    uid: text,
    name: text,
    date_of_birth: text,
    birth_approximate: z.optional(z.literal(true)),
    gender: z.enum(['M', 'F', 'O']),
  }),
  ...signedFieldSchemas,
  items: z.array(
    z.object({
      presentation: text,
      generic: text,
      brand: text,
      recognised: z.boolean(),
      instructions: text,
      via: text,
      category: text,
      drug_upc: text,
      fraction: z.nullable(z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])),
      antibiotic: z.boolean(),
      substitution_allowed: z.boolean(),
      qty: z.int(),
      container: z.optional(z.string()),
      refills: z.optional(z.int()),
    }),
  ),
}

/** The schema of a document that passed the legal check and is not signed. */
export const JudgedDocumentSchema: z.ZodMiniType<JudgedDocument> = z.object(judged)

/** The schema of a signed document; the meaning of its fields is beside the type in prescription/document.ts. */
export const SignedDocumentSchema: z.ZodMiniType<Document> = z.object({
  version: z.literal(1),
  nonce: text,
  code: text,
  algorithm: text,
  key_id: text,
  ...judged,
})

/** The document of a stored payload; null when the text can't be read as a signed document. */
export function documentIn(stored: string): z.output<typeof SignedDocumentSchema> | null {
  const parsed = SignedDocumentSchema.safeParse(jsonOf(stored))
  return parsed.success ? parsed.data : null
}

const { issued_at, valid_from, valid_until, items } = judged

/** Fields of a signed document that say what is prescribed, and until when. */
const PrescribedContent = z.object({ code: text, issued_at, valid_from, valid_until, items })

/**
 * What the signed document of a stored payload prescribes; null when the text can't be read as a signed document. Other
 * fields are neither read nor checked.
 */
export function prescribedIn(stored: string): z.output<typeof PrescribedContent> | null {
  const parsed = PrescribedContent.safeParse(jsonOf(stored))
  return parsed.success ? parsed.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Undefined fails the schema in the same way as a text that is no valid document.
    return undefined
  }
}
