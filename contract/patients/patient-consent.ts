import * as z from 'zod/mini'
import { Day, optionalText, requiredText } from '../schemas/text.ts'

/**
 * How the patient consented to the use of health data, or why nobody could be asked. The first three methods are
 * those of LFPDPPP article 8 for sensitive data, the two exceptions those of article 9 V and VI.
 */
export const ConsentMethod = z.enum([
  'handwritten-signature',
  'electronic-signature',
  'authentication',
  'exception-emergency',
  'exception-care',
])
export type ConsentMethod = z.output<typeof ConsentMethod>

export const NewConsent = z.strictObject({
  /** Version of the consent text that was shown to the patient. */
  version: requiredText(32),
  method: ConsentMethod,
  on: Day,
  /** Who consented for the patient, or why the patient could not. */
  note: optionalText(300),
})
export type NewConsent = z.input<typeof NewConsent>
