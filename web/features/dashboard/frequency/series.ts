import type { PrescriptionFrequency } from '#contract/figures/figures.ts'

export interface Point {
  /** The day, or the first day of the week or month, whose prescriptions are counted, `YYYY-MM-DD`. */
  from: string
  prescriptions: number
}

/** Periods (days, weeks or months) that are drawn as bars and, for days, the days of the month before, drawn as a line. */
export interface ChartSeries {
  bars: Point[]
  /** Prescriptions of the month before, by day; empty for weeks and months. */
  before: Point[]
  /**
   * Number of periods for which the chart has room. For days: as many as the month before has, or as this month has so far where
   * that is more, and at least 28.
   */
  places: number
}

/**
 * Days of the current month, drawn over the days of the month before; weeks and months are drawn without a line.
 */
export function seriesOf({ by, results }: PrescriptionFrequency): ChartSeries {
  if (by !== 'day') return { bars: results, before: [], places: results.length }
  const month = results.at(-1)?.from.slice(0, 7) ?? ''
  const bars = results.filter(({ from }) => from.startsWith(month))
  const before = results.filter(({ from }) => !from.startsWith(month))
  return { bars, before, places: Math.max(before.length, bars.length, 28) }
}

/** The period (day, week or month) with the most prescriptions, the latest of several; null where there are none. */
export function highestOf(points: readonly Point[]): Point | null {
  const most = points.reduce<Point | null>(
    (best, point) => (best === null || point.prescriptions >= best.prescriptions ? point : best),
    null,
  )
  return most !== null && most.prescriptions > 0 ? most : null
}

/**
 * SVG path of a line through the middle of each period, in a box that is one unit wide for each period and 100 units high. `top`:
 * the value at the upper edge.
 */
export const lineThrough = (points: readonly Point[], top: number): string =>
  points
    .map(
      ({ prescriptions }, at) =>
        `${at === 0 ? 'M' : 'L'}${at + 0.5} ${(100 - (100 * prescriptions) / top).toFixed(1)}`,
    )
    .join('')
