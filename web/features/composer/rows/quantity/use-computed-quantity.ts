import { useEffect, useEffectEvent } from 'react'
import { canRead, readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import { quantityOfReading } from './follow.ts'

type Change = (change: Partial<Omit<Row, 'key'>>) => void

/** Lets quantity and route follow the instructions, until the doctor chooses. */
export function useComputedQuantity(row: Row, onChange: Change): void {
  const reading = readingOf(row)
  const qty = quantityOfReading(reading)
  const isDue = canRead() && row.qty_follows && qty !== row.qty
  const newRoute = row.via === '' && reading.route !== null ? reading.route : null
  const follow = useEffectEvent(() => {
    onChange({ ...(isDue && { qty }), ...(newRoute && { via: newRoute }) })
  })
  useEffect(() => {
    if (isDue || newRoute) follow()
  }, [isDue, newRoute])
}
