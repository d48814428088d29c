import { normalize } from '#contract/values/normalize.ts'
import type { ianVocabulary } from '#locales/es/ian-vocabulary.ts'

type Vocabulary = typeof ianVocabulary

/** Pattern of the placeholder of a person, whose name is put in later (hide-people.ts). */
const PERSON = /\[\[[PNX]\d+\]\]/g
const AFTER_STOP = /(?:^|[.?!:¿¡•–-])$/u

/** Splits a list of words at its blanks. */
const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/**
 * Makes a function that finds words which a language model has added by itself, such as a medicine or a patient that it
 * invented. Such a word is in neither the question nor the results. It is also missing in the vocabulary's ordinary words or,
 * if it has a capital inside the sentence, among its names. A list of known medicines could not find invented ones.
 * @returns function that finds the first such word of a sentence; '' for none
 */
export function foreignWordFinder({ words, beginnings, endings, plainEndings, names }: Vocabulary) {
  const ordinary = new Set(listed(words))
  const proper = new Set(listed(names))
  const inflected = new RegExp(`^(?:${listed(beginnings).join('|')})(?:${endings})?$`)
  const plain = new RegExp(`\\p{L}{3}(?:${plainEndings})$`, 'u')
  const isOrdinary = (word: string): boolean =>
    word.length === 1 || ordinary.has(word) || inflected.test(word) || plain.test(word)

  return (sentence: string, told: string): string => {
    const known = new Set(normalize(told).match(/[\p{L}\p{N}]+/gu) ?? [])
    const text = sentence.normalize('NFC').replaceAll(PERSON, '§')
    for (const found of text.matchAll(/\p{L}[\p{L}\p{N}]*/gu)) {
      const word = normalize(found[0])
      if (known.has(word)) continue
      const isFirst = AFTER_STOP.test(text.slice(0, found.index).trimEnd())
      const isName = /^\p{Lu}/u.test(found[0]) && !isFirst
      if (isName ? !proper.has(word) : !isOrdinary(word)) return found[0]
    }
    return ''
  }
}
