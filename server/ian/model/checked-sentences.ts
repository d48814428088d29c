import { normalize } from '#contract/values/normalize.ts'
import type { DrugNames } from '../understanding/words-of-question.ts'

const LONGEST_NAME = 4
const AMOUNT = /\d+(?:[.,]\d+)*\s*(?:mg|mcg|µg|g|ml|ui|gotas|tabletas?|capsulas?|drops|tablets?)(?:\/\w+)?/g
/** Words with which a model would claim to have done what nothing here can do. */
const CLAIMS =
  /\b(?:emiti|emitid[ao]|firmad[ao]|envie|enviad[ao]|cancele|cancelad[ao]|cobre|cobrad[ao]|pagad[ao]|issued|signed|sent|cancelled|charged|paid)\b/

/**
 * Whether a sentence of a language model says no drug and no amount that neither the question nor a result contains, and
 * claims no act.
 * @param told the question and the results so far
 */
export function isGrounded(sentence: string, told: string, { names }: DrugNames): boolean {
  const plain = normalize(sentence)
  const source = normalize(told)
  if (CLAIMS.test(plain) && !/\bno\b|\bnot\b|\bnothing\b|\bcannot\b/.test(plain) && !CLAIMS.test(source))
    return false
  const amounts = plain.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(AMOUNT) ?? []
  const known = source.replaceAll(/(?<=\d),(?=\d{3})/g, '').replaceAll(/\s+/g, '')
  if (amounts.some((amount) => !known.includes(amount.replaceAll(/\s+/g, '')))) return false
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const inSource = ` ${(source.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  return words.every((_, at) => {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length -= 1) {
      const name = words.slice(at, at + length).join(' ')
      if (name.length >= 5 && names.has(name) && !inSource.includes(` ${name} `)) return false
    }
    return true
  })
}

/** Cuts streamed text into whole sentences; the rest is returned when the text ends. */
export function sentenceCutter(): { add(text: string): string[]; rest(): string } {
  let open = ''
  return {
    add(text) {
      open += text
      const parts = open.split(/(?<=[.!?]\s|\n)/)
      open = parts.pop() ?? ''
      return parts
    },
    rest: () => open,
  }
}
