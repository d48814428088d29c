import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import * as z from 'zod/mini'
import { SHEET_COLOURS, TEMPLATES } from '#contract/sheet-layout.ts'

const text = z.string()

/** A stored picture and the SHA-256 of its bytes, hex: the sheet shows these very ones. */
export const SignedPicture = z.object({ id: text, sha256: text })
export type SignedPicture = z.output<typeof SignedPicture>

/**
 * What is signed: everything that the sheet shows and the law asks for, and a random nonce, so that nobody can guess
 * the identifier of a prescription from its content.
 */
export const Payload = z.object({
  version: z.literal(1),
  nonce: text,
  code: text,
  issued_at: text,
  /** First day on which it can be filled, where that is not the day of its issue. */
  valid_from: z.optional(text),
  valid_until: text,
  /** One of several documents of one act. */
  part: z.optional(z.object({ kind: z.enum(['act', 'series']), position: z.int(), total: z.int() })),
  /** The older prescription that it stands for or goes on from. */
  relation: z.optional(z.object({ kind: z.enum(['replaces', 'renews']), signature: text })),
  document_kind: z.enum(['electronic', 'handwritten']),
  law_version: text,
  algorithm: text,
  key_id: text,
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
    /** Last day of the specialty's certificate, where one was in force. */
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
    /** How the hospital's sheets looked. Not in what was signed before there was a choice. */
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
  /** What the sheet shows beside its texts. Not in what was signed before there were any. */
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
    /** Only the age is known: the day is one that gives it, and the sheet shows the age alone. */
    birth_approximate: z.optional(z.literal(true)),
    gender: z.enum(['M', 'F', 'O']),
  }),
  diagnosis: text,
  show_diagnosis: z.boolean(),
  extras: text,
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
      /** How many more times `qty` may be supplied, when any. */
      refills: z.optional(z.int()),
    }),
  ),
})
export type Payload = z.output<typeof Payload>

/** Canonical JSON (RFC 8785): one text for one content. */
export function canonical(value: unknown): string {
  const written = canonicalize(value)
  if (written === undefined) throw new TypeError('a payload must be JSON')
  return written
}

/** The public identifier: SHA-256 of the canonical text, hex. */
export const signatureOf = (payload: string): string =>
  createHash('sha256').update(payload, 'utf8').digest('hex')

export const parsePayload = (stored: string): Payload => Payload.parse(JSON.parse(stored))
