import { normalize } from '#contract/values/normalize.ts'
import type { SeenPatient } from '../records.ts'

/**
 * Replaces identities of people by placeholders before a text is sent to the language model, and puts the identities back into
 * the model's answer.
 */
export interface Hiding {
  /** Replaces the identities in a text by placeholders. */
  hide(text: string): string
  /** Returns a patient's placeholder, which stands for the name in a text and for the uid in an argument. */
  ofPatient(patient: SeenPatient): string
  /** Returns the placeholder for words of the question that may be a name. */
  ofWords(words: string): string
  /** Puts the identities back into a text of the model. */
  show(text: string): string
  /** Puts uids and names back into the arguments of a tool call. Unknown placeholders stay as they are. */
  inArguments(value: unknown): unknown
}

/**
 * Pattern of texts that are hidden by their form: mail addresses, CURP, telephone numbers, file numbers, and dates in digits.
 */
const SHAPES =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{5}[A-Z\d]\d\b|\+?\d[\d ()-]{6,}\d|\b\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b|\b[A-Z]{1,5}-?\d{4,}\b/giu

const PLACEHOLDER = /\[\[[PNX]\d+\]\]/g

export function hidePeople(): Hiding {
  const shown = new Map<string, string>()
  const uids = new Map<string, string>()
  const patients = new Map<string, { placeholder: string; name: string }>()
  const said = new Map<string, string>()

  const placeholderFor = (kind: 'P' | 'N' | 'X', text: string): string => {
    const placeholder = `[[${kind}${shown.size + 1}]]`
    shown.set(placeholder, text)
    return placeholder
  }
  const remembered = (kind: 'N' | 'X', text: string): string => {
    const key = normalize(text)
    const placeholder = said.get(key) ?? placeholderFor(kind, text)
    said.set(key, placeholder)
    return placeholder
  }
  const hiding: Hiding = {
    hide(text) {
      let hidden = text.replaceAll(/\[\[|\]\]/g, '')
      const names: [string, string][] = [...patients.values()].map(({ name, placeholder }) => [
        name,
        placeholder,
      ])
      for (const [words, placeholder] of [...names, ...said].toSorted((a, b) => b[0].length - a[0].length))
        hidden = replaceWords(hidden, words, placeholder)
      return hidden.replaceAll(SHAPES, (found) => remembered('X', found))
    },
    ofPatient({ uid, name }) {
      const known = patients.get(uid)
      if (known) return known.placeholder
      const placeholder = placeholderFor('P', name)
      patients.set(uid, { placeholder, name })
      uids.set(placeholder, uid)
      return placeholder
    },
    ofWords: (words) => remembered('N', words),
    show: (text) => text.replaceAll(PLACEHOLDER, (found) => shown.get(found) ?? ''),
    inArguments(value) {
      if (typeof value === 'string')
        return uids.get(value.trim()) ?? value.replaceAll(PLACEHOLDER, (found) => shown.get(found) ?? found)
      if (Array.isArray(value)) return value.map((one) => hiding.inArguments(one))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hiding.inArguments(one)]))
    },
  }
  return hiding
}

/** Replaces words in a text wherever they occur as whole words, regardless of accents and capitals. */
function replaceWords(text: string, words: string, placeholder: string): string {
  const letters = Array.from(normalize(words), (letter) =>
    /\p{L}/u.test(letter)
      ? `${letter}\\p{M}*`
      : letter === ' '
        ? '\\s+'
        : letter.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'),
  )
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('')}(?![\\p{L}\\p{N}])`, 'giu')
  return text.normalize('NFD').replaceAll(pattern, placeholder).normalize('NFC')
}
