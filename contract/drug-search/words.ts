import { normalize } from '../values/normalize.ts'

/** A word, or a number with the unit written after it. */
export interface Word {
  text: string
  kind: 'word' | 'number'
  /** Unit that follows a number: `500 mg` and `500mg` are one quantity. */
  unit: string | null
}

const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  mcg: 'µg',
  ug: 'µg',
  gr: 'g',
  grs: 'g',
  mgs: 'mg',
  cc: 'ml',
  iu: 'ui',
  u: 'ui',
  disparo: 'dosis',
  disparos: 'dosis',
  miligramos: 'mg',
  gramos: 'g',
  gramo: 'g',
  microgramos: 'µg',
  mililitros: 'ml',
  unidades: 'ui',
}
const UNITS = new Set(['mg', 'g', 'µg', 'kg', 'ui', 'meq', 'mmol', '%', 'ml', 'l', 'dosis', 'h'])
/** Units of a reference amount, of which one is meant where no number stands before it: "100 mg/mL", "100 µg por disparo". */
const REFERENCES = new Set(['ml', 'dosis'])
const LINKING_WORDS = new Set(['de', 'del', 'con', 'y', 'e', 'la', 'el', 'en', 'al', 'cada'])

/**
 * Rewrites the numbers of a text as code writes them: `1,200,000`, `1'200,000` and `1 200 000` are 1200000, `0,5` and `.5` are 0.5.
 * Blanks separate thousands only before a last `000`: in `C/12 500 mg` they separate two numbers.
 */
export function plainNumbers(text: string): string {
  if (!/\d/.test(text)) return text
  return text
    .replaceAll(/(?<=\d)['’´](?=\d{3}(?!\d))/g, ',')
    .replaceAll(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g, (found) => found.replaceAll(',', ''))
    .replaceAll(/(?<![\d.,])[1-9]\d{0,2}(?: \d{3})* 000(?!\d)/g, (found) => found.replaceAll(' ', ''))
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/(?<![\d.])\.(?=\d)/g, '0.')
}

function unitOf(text: string): string | null {
  const unit = UNIT_SPELLINGS[text] ?? text
  return UNITS.has(unit) ? unit : null
}

/**
 * Words of a name, a form or a query in comparable spelling, without linking words.
 * `Amoxicilina 500mg c/12` is `amoxicilina`, 500 mg, `c`, 12.
 */
export function wordsOf(text: string): Word[] {
  const plain = plainNumbers(normalize(text).replaceAll('μ', 'µ'))
  const parts = plain.match(/\d+(?:\.\d+)?|[a-zµ][a-z0-9]*|%/g) ?? []
  const words: Word[] = []
  for (const part of parts) {
    // `tab500` is `tab` and `500`; `b12` stays one word.
    const joined = /^([a-z]{3,})(\d{2,})$/.exec(part)
    if (joined) for (const half of joined.slice(1)) addPart(words, half)
    else addPart(words, part)
  }
  return words
}

/** Adds a part of a text to the words before it: a word, a number, or the unit of the number before it. */
function addPart(words: Word[], part: string): void {
  const before = words.at(-1)
  const unit = before?.kind === 'number' ? unitOf(part) : null
  if (before !== undefined && unit !== null && before.unit === null) before.unit = unit
  else if (unit !== null && REFERENCES.has(unit)) words.push({ text: '1', kind: 'number', unit })
  // "500 mg por 5 mL" is 500 mg in 5 mL, and "500 x 3" three tablets of 500 mg. Elsewhere these words may begin a name.
  else if ((part === 'por' || part === 'x') && before?.kind === 'number') return
  else if (/^\d/.test(part)) words.push({ text: String(Number(part)), kind: 'number', unit: null })
  else if (part !== '%' && (!LINKING_WORDS.has(part) || isVitamin(before)))
    words.push({ text: part, kind: 'word', unit: null })
}

/** Whether a word is "vitamina", or its beginning from "vit" on: the "e" after it is a name and links no words. */
const isVitamin = (word: Word | undefined): boolean =>
  /^vit(?:a(?:m(?:i(?:n(?:as?)?)?)?)?)?$/.test(word?.text ?? '')

/** Whether a text is the name of a vitamin with its number. */
const isNumbered = (text: string): boolean => /^vitamina(?:b(?:[1-9]|12)|d[23]|k[123])$/.test(text)

/**
 * The words of a query with the name of a vitamin as one word, because its letter alone begins many names: "vitamin d"
 * is `vitaminad`, which names no dexpantenol. The number of "vitamina b 12" belongs to the name.
 */
export function withWholeVitamins(words: readonly Word[]): Word[] {
  const whole: Word[] = []
  for (const word of words) {
    const before = whole.at(-1)
    if (before !== undefined && isVitamin(before) && /^[a-k]\d{0,2}$/.test(word.text))
      before.text = `vitamina${word.text}`
    else if (before !== undefined && word.unit === null && isNumbered(before.text + word.text))
      before.text += word.text
    else whole.push({ ...word })
  }
  return whole
}
