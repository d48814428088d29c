import * as z from 'zod/mini'
import { isStorable } from '#contract/values/plain-text.ts'

const words = (most: number) => z.string().check(z.maxLength(most), z.refine(isStorable, 'not-text'))

/** Schema of the words of a search or an instruction, with at least one character. */
export const SomeWords = (most: number) => words(most).check(z.minLength(1))
export const OptionalWords = (most: number) => z._default(words(most), '')

/** Schema of a patient's uid, which a tool must have found for the same answer; '' for no patient. */
export const PatientUid = z._default(z.string().check(z.maxLength(64)), '')
/** Schema of a day, `YYYY-MM-DD`; '' for no limit. */
export const MaybeDay = z._default(z.union([z.literal(''), z.iso.date()]), '')
