import { normalize } from '#contract/values/normalize.ts'
import type { DrugNames } from '../understanding/words-of-question.ts'

const LONGEST_NAME = 4
const AMOUNT = /\d+(?:[.,]\d+)*\s*(?:mg|mcg|µg|g|ml|ui|gotas|tabletas?|capsulas?|drops|tablets?)(?:\/\w+)?/g
/** Pattern of words with which a model would claim to have done something that the AI assistant cannot do, such as signing. */
const CLAIMS =
  /\b(?:emiti|emitid[ao]|firmad[ao]|envie|enviad[ao]|cancele|cancelad[ao]|cobre|cobrad[ao]|pagad[ao]|issued|signed|sent|cancelled|charged|paid)\b/

/**
 * Whether a sentence of a language model may be shown. It may name no drug and no amount that neither the question nor a tool's
 * result contains, and may not claim to have done anything.
 * @param told text of the question and of the results so far
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

/** Cuts streamed text into whole sentences. When the text ends, `rest` returns the unfinished sentence. */
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
