import * as z from 'zod/mini'
import { isStorable } from '#contract/values/plain-text.ts'

const words = (most: number) => z.string().check(z.maxLength(most), z.refine(isStorable, 'not-text'))

/** Words of a search or an instruction; at least one character. */
export const SomeWords = (most: number) => words(most).check(z.minLength(1))
export const OptionalWords = (most: number) => z._default(words(most), '')

/** Uid of a patient whom a look-up of this answer returned; '' for none. */
export const PatientUid = z._default(z.string().check(z.maxLength(64)), '')
/** A day, `YYYY-MM-DD`; '' for no limit. */
export const MaybeDay = z._default(z.union([z.literal(''), z.iso.date()]), '')
