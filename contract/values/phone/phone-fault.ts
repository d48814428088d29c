import { checkPhone, type PhoneReason } from './phone.ts'

/** Pattern of a telephone extension as people write it: `ext. 12`, `x12`. */
const EXTENSION = /\s*(?:ext\.?|extensi[oó]n|x|#)\s*\d{1,6}$/iu

/**
 * Why a text is clearly no telephone; null for a telephone and for an empty text. Unlike in the doctor's profile, numbers
 * without their area, as until 2019, and extensions are accepted, because programs have always sent them.
 */
export function phoneFault(text: string): PhoneReason | null {
  const number = text.trim().replace(EXTENSION, '')
  if (text.trim() === '') return null
  const checked = checkPhone(number)
  if (checked.ok) return null
  const digits = number.replace(/\D/g, '').length
  const isLocal = checked.reason === 'too-short' && !number.startsWith('+') && digits >= 7
  return isLocal ? null : checked.reason
}
