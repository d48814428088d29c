import { normalize } from '#contract/values/normalize.ts'
import { plainNumbers } from '#contract/drug-search/words.ts'

/** A word, number or sign of a product text. */
export interface ParsedPart {
  kind: 'word' | 'number' | 'sign'
  text: string
}

/**
 * Splits a product text into words, numbers and signs in normalised spelling. Dots of abbreviations are removed (`i.m.` becomes
 * `im`), and adjacent letters and digits are separated (`500mg`), except in short names (`b12`, `d3`).
 */
export function partsOf(text: string): ParsedPart[] {
  const plain = plainNumbers(normalize(text).replaceAll('μ', 'µ'))
    .replaceAll(/\b([a-z])\.\s?([a-z])\.(?:\s?([a-z])\.)?/g, '$1$2$3 ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
  const parts: ParsedPart[] = []
  for (const [found] of plain.matchAll(/\d+(?:\.\d+)*|[a-zµ]+\d*|[^\s\w]/g)) {
    const cut = /^([a-zµ]{3,}|[cx])(\d+)$/.exec(found)
    if (cut?.[1] !== undefined && cut[2] !== undefined)
      parts.push({ kind: 'word', text: cut[1] }, { kind: 'number', text: cut[2] })
    else if (/^\d+(?:\.\d+)?$/.test(found)) parts.push({ kind: 'number', text: String(Number(found)) })
    else if (/^[a-zµ]/.test(found) || /^\d/.test(found)) parts.push({ kind: 'word', text: found })
    else parts.push({ kind: 'sign', text: found })
  }
  return parts
}
