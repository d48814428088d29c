import type { Ingredient } from '#knowledge/catalogue/product.ts'
import type { Unit } from '#knowledge/catalogue/units.ts'
import { normalize } from '#contract/values/normalize.ts'

/** Splits a cell of COFEPRIS's register at the line breaks, which the register writes as `<br>`. */
export function linesOf(cell: string): string[] {
  return cell
    .split(/<br\s*\/?>|\n/i)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function quantityOf(line: string, units: Unit[]): string | null {
  const found = /(\d[\d,]*(?:\.\d+)?)\s*([^\s\d]+)\.?\s*$/.exec(line)
  const number = Number(found?.[1]?.replaceAll(',', ''))
  const written = normalize(found?.[2] ?? '').replaceAll('.', '')
  const unit = units.find((u) =>
    [u.name, ...u.aliases].some((n) => normalize(n).replaceAll('.', '') === written),
  )
  return unit === undefined || !(number > 0) ? null : `${number} ${unit.name}`
}

/**
 * Reads the strengths in the column "Cantidad" of COFEPRIS's register. There is one list for each registered strength
 * (`Desvenlafaxina 50.000 mg <br> Desvenlafaxina 100.000 mg` gives two), each in the order of the ingredients. The result
 * is null when names or numbers do not match the ingredients.
 */
export function strengthsOf(
  cell: string,
  ingredients: Ingredient[],
  findIngredient: (text: string) => Ingredient | null,
  units: Unit[],
): string[][] | null {
  const sets: string[][] = []
  let set = new Map<string, string>()
  for (const line of linesOf(cell)) {
    const ingredient = findIngredient(line.replace(/\d[\d.,]*\s*\S*$/, ''))
    const quantity = quantityOf(line, units)
    if (ingredient === null || quantity === null || set.has(ingredient.name)) return null
    set.set(ingredient.name, quantity)
    if (set.size < ingredients.length) continue
    const ordered = ingredients.map((i) => set.get(i.name) ?? '')
    if (ordered.includes('')) return null
    sets.push(ordered)
    set = new Map()
  }
  return set.size === 0 && sets.length > 0 ? sets : null
}
