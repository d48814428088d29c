import type { PackedProduct } from '../pack.ts'

/** The package of a product, as far as the text of its presentation describes it. */
export interface Package extends PackedProduct {
  /** Word for one package (`caja`); empty where the presentation names none. */
  container: string
  /** Unit that a dose is counted in, where the form leaves no other (`tableta`); empty otherwise. */
  unit: string
}

const CONTAINERS =
  /^(?:caja|frasco|tubo|ampolleta|jeringa|pluma|cartucho|sobre|tarro|inhalador|blíster|bolsa|envase)(?=\s|$)/u
/** Forms that are taken by the piece. Forms that are measured, such as a syrup, are left out. */
const COUNTED = /(?<!\p{L})(tableta|cápsula|gragea|supositorio|óvulo|trocisco|parche)(?!\p{L})/u
const STRENGTH = /(\d[\d,.]* (?:mg|g|mcg|µg|UI|mEq))(?:\/((?:\d[\d.]* )?mL))?(?= |$)/gu

/** The first part of a presentation: ingredient, form and strength, without the package. */
export const packageName = (presentation: string): string => {
  const at = presentation.search(/, (?=\p{L})/u)
  return at < 0 ? presentation : presentation.slice(0, at)
}

/**
 * Reads strength, form and content from the presentation of one ingredient: "Paracetamol tableta 500 mg, caja
 * con 20 tabletas".
 */
export function packageOf(presentation: string): Package {
  const name = packageName(presentation)
  const content = presentation.slice(name.length + 2)
  const strengths = [...name.matchAll(STRENGTH)]
  const [, strength = '', per = ''] = strengths.length === 1 ? (strengths[0] ?? []) : []
  return {
    content,
    ...(strength && { strength }),
    ...(per && { per: /^\d/.test(per) ? per : `1 ${per}` }),
    container: CONTAINERS.exec(content)?.[0] ?? '',
    unit: COUNTED.exec(name)?.[1] ?? '',
  }
}
