import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Term } from '#knowledge/catalogue/terms.ts'
import { normalize } from '#contract/values/normalize.ts'
import { linesOf } from './import-strengths.ts'

/**
 * One package content in the column "Presentación" of COFEPRIS's register, with the strength that the text states for it.
 */
export interface RegisteredContent {
  /** Content of the package as text, such as `caja con 14 tabletas`. */
  content: string
  /** Strength of the content, such as `50 mg` or `250 mg/5 mL`; empty when the text states none. */
  strength: string
}

const NUMBERS = String.raw`\d+(?:\.\d+)?(?:\s*(?:,|o|u|y)\s*\d+(?:\.\d+)?)*`

function termOf(word: string, terms: Term[]): Term | null {
  return terms.find((t) => [t.name, t.plural].some((n) => normalize(n) === word)) ?? null
}

function volumeOf(rest: string): string {
  const found = /^(?:de|con) (\d+(?:\.\d+)?) ?(ml|l|g)\b(?! ?\/)/.exec(rest)
  return found === null
    ? ''
    : ` de ${found[1]} ${found[2] === 'ml' ? 'mL' : (found[2] ?? '').replace('l', 'L')}`
}

function strengthIn(rest: string): string {
  const found = /(\d+(?:\.\d+)?) ?(mg|g|µg|mcg|ui) ?\/ ?(\d+(?:\.\d+)?)? ?(ml|g)\b/.exec(rest)
  if (found !== null) {
    const unit = { ui: 'UI', mcg: 'µg' }[found[2] ?? ''] ?? found[2]
    return `${found[1]} ${unit}/${found[3] ?? '1'} ${found[4] === 'ml' ? 'mL' : 'g'}`
  }
  const plain = /\bde (\d+(?:\.\d+)?) ?(mg|µg|mcg|ui)\b/.exec(rest)
  return plain === null ? '' : `${plain[1]} ${{ ui: 'UI', mcg: 'µg' }[plain[2] ?? ''] ?? plain[2]}`
}

/** Reads the package contents in one sentence: `Caja de cartón con 14 o 28 tabletas de 50 mg en envase de burbuja`. */
function contentsOfSentence(sentence: string, catalogue: CatalogueData): RegisteredContent[] | null {
  const text = normalize(sentence).replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
  const found = new RegExp(`^(caja|frasco|tubo|envase|bolsa)\\b[^\\d]*? con (${NUMBERS}) (.+)$`).exec(text)
  if (found === null) return null
  const [, outer = '', numbers = '', rest = ''] = found
  const container = outer === 'envase' ? 'caja' : outer
  const strength = strengthIn(rest)
  const make = (what: (amount: string) => string): RegisteredContent[] =>
    (numbers.match(/\d+(?:\.\d+)?/g) ?? []).map((amount) => ({
      content: `${container} con ${amount} ${what(amount)}`,
      strength,
    }))
  const unit = /^(ml|g|l)\b(?! ?\/)/.exec(rest)?.[1]
  if (unit !== undefined) return make(() => (unit === 'ml' ? 'mL' : unit === 'l' ? 'L' : 'g'))
  const words = rest.replaceAll(/[.,;]/g, ' ').split(/\s+/)
  const terms = [...catalogue.forms, ...catalogue.containers]
  for (let count = Math.min(5, words.length); count >= 1; count--) {
    const term = termOf(words.slice(0, count).join(' '), terms)
    if (term === null) continue
    const volume = volumeOf(words.slice(count).join(' '))
    return make((amount) => `${amount === '1' ? term.name : term.plural}${volume}`)
  }
  return null
}

/** Reads the package contents in a cell of COFEPRIS's register, and lists the sentences that could not be read. */
export function contentsOf(
  cell: string,
  catalogue: CatalogueData,
): { contents: RegisteredContent[]; unread: string[] } {
  const contents: RegisteredContent[] = []
  const unread: string[] = []
  for (const sentence of linesOf(cell).flatMap((line) => line.split(/\.\s+(?=\p{Lu})|\.$/u))) {
    if (sentence.trim() === '') continue
    const found = contentsOfSentence(sentence.trim(), catalogue)
    if (found === null) unread.push(sentence.trim())
    else contents.push(...found)
  }
  return { contents, unread }
}
