import * as z from 'zod/mini'
import { type DocumentField, type EachField, FIELD_TEXT_MOST } from './prescription/document-fields.ts'
import { Day, optionalText, typedText } from './schemas/text.ts'

/*
 * Schemas of the fields that a doctor writes on a document (prescription/document-fields.ts). Requests, drafts, signed
 * documents and responses each have their own.
 */

/** Schemas of the fields in the issuing call. */
export const writtenFieldSchemas = {
  diagnosis: z.optional(optionalText(FIELD_TEXT_MOST.diagnosis)),
  show_diagnosis: z.optional(z.nullable(z.boolean())),
  extras: z.optional(optionalText(FIELD_TEXT_MOST.extras)),
  follow_up_on: z.optional(z.nullable(Day)),
} satisfies EachField<z.ZodMiniType>

/**
 * Schemas of the fields in a draft. `diagnosis` is the text that is being typed beside the chosen diagnoses: free text,
 * or a search.
 */
export const draftedFields = {
  diagnosis: typedText(FIELD_TEXT_MOST.diagnosis),
  show_diagnosis: z.boolean(),
  extras: typedText(FIELD_TEXT_MOST.extras),
  follow_up_on: z._default(typedText(10), ''),
} satisfies EachField<z.ZodMiniType>

/** Schemas of the fields in a signed document. */
export const signedFieldSchemas = {
  diagnosis: z.string(),
  show_diagnosis: z.boolean(),
  extras: z.string(),
  follow_up_on: z.optional(z.string()),
} satisfies EachField<z.ZodMiniType>

/** Schemas of the fields in the responses about a prescription. */
export const answeredFields = {
  diagnosis: z.string(),
  show_diagnosis: z.boolean(),
  extras: z.string(),
  follow_up_on: z.optional(z.string()),
} satisfies EachField<z.ZodMiniType>

/** Names of the fields that a doctor writes on a document. */
export const documentFields = Object.keys(writtenFieldSchemas) as DocumentField[]
