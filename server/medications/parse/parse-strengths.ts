import type { Product } from '#knowledge/catalogue/product.ts'
import type { Term } from '#knowledge/catalogue/terms.ts'
import type { ParsedItem, ParsedQuantity } from './parse-items.ts'

/** Strength in a product text, and the parts of the text with the strength marked. */
export interface Strengths {
  /** Amounts of the ingredients such as `500 mg`, in the order of the ingredients. */
  amounts: string[]
  /** Amount to which the strength refers, such as `5 mL`; empty when there is none. */
  per: string
  /**
   * All parts of the product text. Those of the strength are marked as such; the other quantities are contents of the package.
   */
  items: ParsedItem[]
}

export type Counted = { form: string } | { container: Term } | 'pieces'

const written = ({ amount, unit }: ParsedQuantity): string => `${amount ?? '1'} ${unit?.name ?? ''}`.trim()

type Run = Extract<ParsedItem, { kind: 'quantities' }>

/** Adds missing units to the quantities of a strength: in `875/125 mg` the first number gets the unit of the second. */
function withUnits(list: ParsedQuantity[]): ParsedQuantity[] {
  return list.map((q, i) => ({
    ...q,
    unit: q.unit ?? list.slice(i + 1).find((later) => later.unit?.measures === 'amount')?.unit ?? null,
  }))
}

/**
 * Separates a strength into the amounts of its ingredients and the amount of product to which they refer. In `5 g/100 g` of
 * a product with one ingredient, `5 g` is the amount of the ingredient and `100 g` the amount of product.
 */
function splitRun(run: Run, ingredients: number): { amounts: ParsedQuantity[]; per: ParsedQuantity | null } {
  const list = withUnits(run.list)
  const last = list.at(-1)
  const isPer =
    list.length > 1 &&
    (last?.unit?.measures !== 'amount' || (last.unit.name === 'g' && list.length === ingredients + 1))
  return isPer && last !== undefined && last.unit !== null
    ? { amounts: list.slice(0, -1), per: last }
    : { amounts: list, per: null }
}

function isStrength(run: Run, items: ParsedItem[], at: number): boolean {
  const [first] = withUnits(run.list)
  if (first?.unit?.measures !== 'amount') return false
  const before = items[at - 1]
  // In "tubo 30 g" the weight after a container is its content, not a strength.
  return !(before?.kind === 'known' && before.meaning.kind === 'container' && first.unit.name === 'g')
}

/**
 * Finds the strengths among the parts of a product text. Percentages have priority over weights: in `crema 30 g 0.05 %` the
 * weight is the tube's content. The result is null when the numbers do not match the ingredients.
 */
export function takeStrengths(items: ParsedItem[], ingredients: number): Strengths | null {
  const runs = items.flatMap((item, at) =>
    item.kind === 'quantities' && isStrength(item, items, at) ? [item] : [],
  )
  const percent = runs.filter((run) => run.list.some((q) => q.unit?.name === '%'))
  const used: Run[] = []
  const amounts: string[] = []
  let per = ''
  for (const run of percent.length > 0 ? percent : runs) {
    if (amounts.length >= ingredients) break
    const split = splitRun(run, ingredients - amounts.length)
    if (split.amounts.some((q) => q.amount === null || q.unit?.measures !== 'amount')) return null
    const perText = split.per === null ? '' : written(split.per)
    if (perText !== '' && per !== '' && perText !== per) return null
    per = perText === '' ? per : perText
    amounts.push(...split.amounts.map(written))
    used.push(run)
  }
  if (amounts.length !== ingredients) return null
  // Some price lists write the strength twice, so a repeated strength is accepted.
  const again = (run: Run): boolean => {
    const split = splitRun(run, ingredients)
    return split.amounts.map(written).join('|') === amounts.join('|')
  }
  const isUsed = (item: ParsedItem): boolean =>
    item.kind === 'quantities' && (used.includes(item) || (runs.includes(item) && again(item)))
  return { amounts, per, items: items.map((item) => (isUsed(item) ? { kind: 'strength' } : item)) }
}

/**
 * Finds what a number without a unit counts: the form or container after it (`30 tab`), or pieces (`c/30`). The result is null
 * when the number counts nothing.
 */
export function readCountedThing(items: ParsedItem[], at: number): Counted | null {
  const item = items[at]
  if (item?.kind !== 'quantities' || item.list.length !== 1 || item.list[0]?.unit !== null) return null
  const next = items[at + 1]
  if (next?.kind === 'known' && next.meaning.kind === 'form' && next.meaning.counted)
    return { form: next.meaning.name }
  if (next?.kind === 'known' && next.meaning.kind === 'container') return { container: next.meaning.term }
  return item.afterCount ? 'pieces' : null
}

/** Adds units to numbers without a unit (`losartán 50`), if the catalogue has exactly one strength with these numbers. */
export function unitsFromCatalogue(items: ParsedItem[], products: Product[]): ParsedItem[] {
  return items.map((item, place) => {
    if (item.kind !== 'quantities' || item.list.some((q) => q.unit !== null)) return item
    if (readCountedThing(items, place) !== null) return item
    const numbers = item.list.map((q) => q.amount ?? '')
    const strengths = new Set(
      products
        .filter((p) => p.per === '' && p.ingredients.length === numbers.length)
        .filter((p) => p.ingredients.every((i, at) => i.strength.split(' ')[0] === numbers[at]))
        .map((p) => p.ingredients.map((i) => i.strength.split(' ')[1] ?? '').join('|')),
    )
    const [only, ...others] = strengths
    if (only === undefined || others.length > 0) return item
    const names = only.split('|')
    return {
      ...item,
      list: item.list.map((q, at) => ({
        amount: q.amount,
        unit: { name: names[at] ?? '', aliases: [], measures: 'amount' as const },
      })),
    }
  })
}
