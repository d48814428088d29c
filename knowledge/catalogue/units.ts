import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'

/** Unit of a strength or a content. */
export interface Unit {
  name: string
  aliases: string[]
  /** Quantity that the unit measures. `amount`: the drug itself. The other kinds: the form that contains the drug. */
  measures: 'amount' | 'volume' | 'count' | 'time'
}

const Row = z.object({
  unit: filled,
  aliases: several,
  measures: z.enum(['amount', 'volume', 'count', 'time']),
})

export function readUnits(root: string, faults: Faults): Unit[] {
  return readRows(root, 'knowledge/catalogue/units.csv', Row, faults).map(({ row }) => ({
    name: row.unit,
    aliases: row.aliases,
    measures: row.measures,
  }))
}

/** Whether a text is a number and a listed unit, as `500 mg` or `1.5 mL`. */
export function isQuantity(text: string, units: Unit[]): boolean {
  const found = /^\d+(?:\.\d+)? (.+)$/u.exec(text)
  return units.some((unit) => unit.name === found?.[1])
}
