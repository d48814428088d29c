import * as z from 'zod/mini'
import { type DocumentField, type EachField, FIELD_TEXT_MOST } from './prescription/document-fields.ts'
import { Day, optionalText, typedText } from './schemas/text.ts'

/*
 * Schemas of the fields that a doctor writes on a document (prescription/document-fields.ts). Requests, drafts, signed
 * documents and responses each have schemas of their own.
 */

/** Schemas, in the request that issues a prescription, of the fields that a doctor writes on a document. */
export const writtenFieldSchemas = {
  diagnosis: z.optional(optionalText(FIELD_TEXT_MOST.diagnosis)),
  show_diagnosis: z.optional(z.nullable(z.boolean())),
  extras: z.optional(optionalText(FIELD_TEXT_MOST.extras)),
  follow_up_on: z.optional(z.nullable(Day)),
} satisfies EachField<z.ZodMiniType>

/**
 * Schemas, in a draft, of the fields that a doctor writes on a document. `diagnosis` is the text that is being typed
 * beside the chosen diagnoses: free text, or a search.
 */
export const draftedFields = {
  diagnosis: typedText(FIELD_TEXT_MOST.diagnosis),
  show_diagnosis: z.boolean(),
  extras: typedText(FIELD_TEXT_MOST.extras),
  follow_up_on: z._default(typedText(10), ''),
} satisfies EachField<z.ZodMiniType>

/** Schemas, in a signed document, of the fields that a doctor writes on it. */
export const signedFieldSchemas = {
  diagnosis: z.string(),
  show_diagnosis: z.boolean(),
  extras: z.string(),
  follow_up_on: z.optional(z.string()),
} satisfies EachField<z.ZodMiniType>

/** Schemas, in the responses about a prescription, of the fields that a doctor writes on a document. */
export const answeredFields = {
  diagnosis: z.string(),
  show_diagnosis: z.boolean(),
  extras: z.string(),
  follow_up_on: z.optional(z.string()),
} satisfies EachField<z.ZodMiniType>

/** Names of the fields that a doctor writes on a document. */
export const documentFields = Object.keys(writtenFieldSchemas) as DocumentField[]
