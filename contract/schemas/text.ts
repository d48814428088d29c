import * as z from 'zod/mini'
import { isEmail } from '../values/email.ts'
import { isPlain, isStorable, isVisible } from '../values/plain-text.ts'

/** Text that must be there: trimmed, 1 to `max` characters. */
export const requiredText = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.refine(isPlain, 'not-text')),
      z.transform((s: string) => s.trim()),
    ),
    z.string().check(z.refine(isVisible, 'blank'), z.maxLength(max)),
  )

/** Text that may be left out: null and absent mean "" (public-api.md section 3: null treated as absent). */
export const optionalText = (max: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string().check(z.refine(isPlain, 'not-text'))),
      z.transform((s: string | null | undefined) => (s ?? '').trim()),
    ),
    z.string().check(z.maxLength(max)),
  )

/**
 * Makes one line of a text: line breaks become spaces, and characters without a shape are removed. Copied texts often
 * contain such characters. A patient's name with such a character would count as another patient, without the
 * allergies that are recorded under the same name without it.
 */
const line = z.pipe(
  z.string().check(z.refine(isPlain, 'not-text')),
  z.transform((s: string) => s.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s+/gu, ' ')),
)

/** Text of one line that must be there, as a name. */
export const requiredLine = (max: number) => z.pipe(line, requiredText(max))

/** Text of one line that may be left out. */
export const optionalLine = (max: number) => z.pipe(z.nullish(line), optionalText(max))

/** Text as it is being typed: not trimmed, because the next key continues it. */
export const typedText = (max: number) => z.string().check(z.maxLength(max), z.refine(isStorable, 'not-text'))

/** Text of a query parameter, not trimmed; "" when absent. */
export const queryText = (max: number) =>
  z._default(z.string().check(z.maxLength(max), z.refine(isStorable, 'not-text')), '')

/** An email address that may be left out. No line breaks: it becomes a mail header. */
export const optionalEmail = z.pipe(
  optionalText(254),
  z.string().check(z.refine((s) => s === '' || isEmail(s), 'email')),
)

export const Email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((s: string) => s.trim()),
  ),
  z.string().check(z.minLength(1, 'blank'), z.refine(isEmail, 'email')),
)

/** Calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date('date')
