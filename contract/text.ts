import * as z from 'zod/mini'
import { isEmail } from './values/email.ts'

// PostgreSQL cannot store U+0000, and a lone surrogate is not text (assurance.md F18).
export const isStorable = (s: string): boolean => !s.includes('\u0000') && !/\p{Surrogate}/u.test(s)

// A dose between marks that turn the direction of writing is read otherwise than it is signed.
const isPlain = (s: string): boolean => isStorable(s) && !/[\u202A-\u202E\u2066-\u2069]/u.test(s)
/** Is there anything to see? */
const isVisible = (s: string): boolean => /[^\s\p{C}]/u.test(s)

/** Text that must be there: trimmed, 1 to `max` characters. */
export const requiredText = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.refine(isPlain, 'not-text')),
      z.transform((s: string) => s.trim()),
    ),
    z.string().check(z.refine(isVisible, 'blank'), z.maxLength(max)),
  )

/** Text of one line, as a name: what breaks the line is a space. */
export const requiredLine = (max: number) =>
  z.pipe(
    requiredText(max),
    z.transform((s: string) => s.replace(/\s+/gu, ' ')),
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

/** Text of a query parameter: as it came, "" when absent. */
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
