import type { PackedProduct } from '#contract/posology/pack.ts'

/** What the words of a presentation say of its package. */
export interface Package extends PackedProduct {
  /** The word for one package; empty where none is named. */
  container: string
  /** What one dose is counted in, where the form leaves no other: `tableta`. */
  unit: string
}

const CONTAINERS =
  /^(?:caja|frasco|tubo|ampolleta|jeringa|pluma|cartucho|sobre|tarro|inhalador|blíster|bolsa|envase)(?=\s|$)/u
/** Forms that are taken by the piece; those that end in what is measured are left open. */
const COUNTED = /(?<!\p{L})(tableta|cápsula|gragea|supositorio|óvulo|trocisco|parche)(?!\p{L})/u
const STRENGTH = /(\d[\d,.]* (?:mg|g|mcg|µg|UI|mEq))(?:\/((?:\d[\d.]* )?mL))?(?= |$)/gu

/** Ingredient, form and strength, without the package. */
export const packageName = (presentation: string): string => {
  const at = presentation.search(/, (?=\p{L})/u)
  return at < 0 ? presentation : presentation.slice(0, at)
}

/** "Paracetamol tableta 500 mg, caja con 20 tabletas": strength, form and content of one ingredient. */
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
