import type * as z from 'zod/mini'
import type { Series } from '#contract/prescriptions.ts'
import { Problem } from '#contract/problem.ts'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import { rowRule, seriesBounds } from '#knowledge/law/article-226.ts'
import type { Item } from './item.ts'
import { isSameProduct, validUntil } from './rules.ts'

/** One document of an act: its rows, and when it can be filled. */
export interface PlannedDocument {
  items: Item[]
  /** Null: from its issue on. */
  validFrom: string | null
  validUntil: string
  /** Its place among the documents of the act, and how many those are. */
  position: number
  total: number
}

/**
 * Rows that the law keeps apart, each product on a document of its own, and all others together (mexico.md D7). In the
 * order in which they were written, so that the first document is the one that the doctor began with.
 */
export function splitByLaw(items: readonly Item[]): Item[][] {
  const groups: Item[][] = []
  const isAlone = (item: Item): boolean => rowRule(item).alone
  for (const item of items) {
    const group = groups.find(([first]) => {
      if (!first || isAlone(first) !== isAlone(item)) return false
      return !isAlone(item) || isSameProduct(first, item)
    })
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}

/**
 * The documents that one draft becomes: one, as a rule; several where the law keeps rows apart, or in a series.
 * @throws Problem where the class of a row allows no series, or it would begin too late or reach too far
 */
export function planDocuments(
  items: readonly Item[],
  series: z.output<typeof Series> | null | undefined,
  today: string,
): PlannedDocument[] {
  if (!series) {
    const groups = splitByLaw(items)
    return groups.map((group, at) => ({
      items: group,
      validFrom: null,
      validUntil: validUntil(group, today),
      position: at + 1,
      total: groups.length,
    }))
  }
  refuseSeries(items, series, today)
  return windowsOf(series, today).map(({ from, until }, at) => ({
    items: [...items],
    validFrom: from,
    validUntil: until,
    position: at + 1,
    total: series.count,
  }))
}

/**
 * First and last day of each window. Every one is counted from the first day and not from the one before, so that a
 * series that begins on the 31st comes back to the 31st after a shorter month.
 */
export function windowsOf(
  { count, every, starts_on }: z.output<typeof Series>,
  today: string,
): { from: string; until: string }[] {
  const start = starts_on ?? today
  const opens = (n: number): string =>
    'months' in every ? addMonths(start, n * every.months) : addDays(start, n * every.days)
  return Array.from({ length: count }, (_, n) => ({ from: opens(n), until: addDays(opens(n + 1), -1) }))
}

function refuseSeries(items: readonly Item[], series: z.output<typeof Series>, today: string): void {
  const refuse = (field: string, key: string): never => {
    throw new Problem('invalid-input', { fields: { [field]: [key] } })
  }
  for (const [index, item] of items.entries()) {
    const rule = rowRule(item)
    if (!rule.series) refuse(`medications.${index}.presentation`, `series-not-allowed:${rule.basis}`)
    if (item.refills > 0) refuse(`medications.${index}.refills`, 'series-with-refills')
  }
  if (series.count > seriesBounds.maxDocuments)
    refuse('series.count', `too-large:${seriesBounds.maxDocuments}`)
  if ((series.starts_on ?? today) < today) refuse('series.starts_on', 'date-past')
  const last = windowsOf(series, today).at(-1)
  // The eve of the day a year later ends the year.
  if (last && last.until >= addMonths(today, seriesBounds.maxMonths))
    refuse('series.count', `series-too-long:${seriesBounds.maxMonths}`)
}
