import { useEffect, useEffectEvent } from 'react'
import { DEFAULT_QTY, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { canRead, readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import type { Computed } from '../../posology/reading.ts'

type Change = (change: Partial<Omit<Row, 'key'>>) => void

/** Lets quantity and route follow the instructions, until the doctor chooses. @returns how the quantity was computed */
export function useComputedQuantity(row: Row, onChange: Change): Computed | null {
  const { computed, isEndless, route } = readingOf(row)
  const qty = computed?.packs ?? (isEndless ? QTY_WITHOUT_END : DEFAULT_QTY)
  const isDue = canRead() && row.qty_follows && qty !== row.qty
  const newRoute = row.via === '' && route !== null ? route : null
  const follow = useEffectEvent(() => {
    onChange({ ...(isDue && { qty }), ...(newRoute && { via: newRoute }) })
  })
  useEffect(() => {
    if (isDue || newRoute) follow()
  }, [isDue, newRoute])
  return computed?.packs === row.qty ? computed : null
}
