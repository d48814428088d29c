import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { parseCode } from '#contract/values/identifiers/human-code.ts'

/**
 * What the scan field contains. An `unfinished` text is no mistake yet; a `wrong` one cannot become right by typing
 * on.
 */
export type KeyReading =
  | { kind: 'empty' }
  | { kind: 'signature'; key: string }
  | { kind: 'code'; key: string; shown: string }
  | { kind: 'unfinished'; missing: number }
  | { kind: 'wrong'; reason: 'check-character' | 'characters' | 'length' | 'address' }

const CODE_LENGTH = 9
const SIGNATURE = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi

/**
 * Reads what was scanned or typed: the whole address of a QR code, a signature, or the short code. A scanner
 * whose keyboard layout differs from the computer's types `httpsÑ--…-v-3f9a…` and `K7QD'2M9X'4`, and two
 * scans in a row are joined: only the signature itself counts, and the last one.
 */
export function readKey(text: string): KeyReading {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  const signature = [...typed.matchAll(SIGNATURE)].at(-1)?.[0]
  if (signature) return { kind: 'signature', key: signature.toLowerCase() }
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '')
  if (/^https?/i.test(letters) || letters.length > 2 * CODE_LENGTH)
    return { kind: 'wrong', reason: 'address' }
  const code = parseCode(letters)
  if (code.ok) return { kind: 'code', key: code.value, shown: formatCode(code.value) }
  if (code.reason !== 'length') return { kind: 'wrong', reason: code.reason }
  if (letters.length > CODE_LENGTH) return { kind: 'wrong', reason: 'length' }
  return { kind: 'unfinished', missing: CODE_LENGTH - letters.length }
}
