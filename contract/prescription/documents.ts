import type { FieldErrors } from '../problem.ts'
import { addDays, addMonths } from '../values/calendar-day.ts'
import type { DocumentKind } from './document.ts'
import type { SeriesPlan } from './draft.ts'
import type { JudgedRow, PlannedDocument } from './judgement.ts'
import type { Law } from './law.ts'
import type { Item } from './row.ts'
import { isSameProduct } from './same-product.ts'
import { lastDayToFill } from './validity.ts'

/**
 * Groups of rows, one for each document: each product that the law requires on a document of its own, and all others together
 * (mexico.md D7). Groups and rows keep the order of the draft, so that the first document holds the first row.
 */
export function splitByLaw(items: readonly Item[], law: Law): Item[][] {
  const groups: Item[][] = []
  const isAlone = (item: Item): boolean => law.rowRule(item).alone
  for (const item of items) {
    const group = groups.find(([first]) => {
      if (!first || isAlone(first) !== isAlone(item)) return false
      // Medicines that the catalogue does not know share one sheet, because they have no product by which they could be
      // kept apart.
      if (first.unknown !== item.unknown) return false
      return !isAlone(item) || item.unknown || isSameProduct(first, item)
    })
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** The documents that one draft becomes: one, as a rule; several where the law keeps rows apart, or in a series. */
export function planDocuments(
  items: readonly Item[],
  series: SeriesPlan | null | undefined,
  law: Law,
  today: string,
): PlannedDocument[] {
  const planned = series
    ? windowsOf(series, today).map((window) => ({ items: [...items], ...window }))
    : splitByLaw(items, law).map((group) => ({
        items: group,
        valid_from: null,
        valid_until: validUntil(group, law, today),
      }))
  const total = planned.length
  const kind = series ? 'series' : 'act'
  return planned.map((document, at) => ({
    ...document,
    rows: document.items.map((item) => items.indexOf(item)),
    document_kind: documentKind(document.items, law),
    part: total > 1 ? { kind, position: at + 1, total } : null,
  }))
}

/**
 * A sheet is signed by hand when it holds a class II or III item, or a medicine that the catalogue does not know
 * (mexico.md 1.3).
 */
export const documentKind = (items: readonly Item[], law: Law): DocumentKind =>
  items.some((item) => law.rowRule(item).document === 'handwritten') ? 'handwritten' : 'electronic'

/** The last day on which all rows can be filled: the earliest last day among them (mexico.md D1, E1, F3). */
export const validUntil = (items: readonly Item[], law: Law, issuedOn: string): string | null =>
  lastDayToFill(
    items.map((item) => ({ ...law.rowRule(item), refills: item.refills, days: item.days })),
    issuedOn,
  )

/**
 * First and last day of each window of a series. Every window is counted from the first day of the series and not
 * from the window before, so that a series that begins on the 31st comes back to the 31st after a shorter month.
 */
export function windowsOf(
  { count, every, starts_on }: SeriesPlan,
  today: string,
): { valid_from: string; valid_until: string }[] {
  const start = starts_on ?? today
  const opens = (n: number): string =>
    'months' in every ? addMonths(start, n * every.months) : addDays(start, n * every.days)
  return Array.from({ length: count }, (_, n) => ({
    valid_from: opens(n),
    valid_until: addDays(opens(n + 1), -1),
  }))
}

/**
 * The first reason to refuse a series: the class of a row allows no series, a row has refills, the series has too
 * many documents, begins in the past, or reaches too far.
 */
export function seriesFault(
  rows: readonly JudgedRow[],
  series: SeriesPlan | null | undefined,
  { seriesBounds }: Law,
  today: string,
): FieldErrors {
  if (!series) return {}
  for (const [index, { item, rule }] of rows.entries()) {
    if (!rule.series) return { [`medications.${index}.presentation`]: [`series-not-allowed:${rule.basis}`] }
    if (item.refills > 0) return { [`medications.${index}.refills`]: ['series-with-refills'] }
  }
  if (series.count > seriesBounds.maxDocuments)
    return { 'series.count': [`too-large:${seriesBounds.maxDocuments}`] }
  if ((series.starts_on ?? today) < today) return { 'series.starts_on': ['date-past'] }
  const last = windowsOf(series, today).at(-1)
  // The last day of a series may be at most the eve of the day `maxMonths` later. The first day is compared as well, because
  // a last day after the year 9999 has another form.
  const end = addMonths(today, seriesBounds.maxMonths)
  return (series.starts_on ?? today) >= end || (last && last.valid_until >= end)
    ? { 'series.count': [`series-too-long:${seriesBounds.maxMonths}`] }
    : {}
}
