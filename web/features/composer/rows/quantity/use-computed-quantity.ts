import { useEffect, useEffectEvent } from 'react'
import type { Row } from '../../draft/row.ts'
import { dueChange } from './follow.ts'

type Change = (change: Partial<Omit<Row, 'key'>>) => void

/** Updates the quantity and the route of a row from its instructions, until the doctor chooses other values. */
export function useComputedQuantity(row: Row, onChange: Change): void {
  const due = dueChange(row)
  const qty = due?.qty
  const via = due?.via
  const follow = useEffectEvent(() => {
    if (due) onChange(due)
  })
  useEffect(() => {
    if (qty !== undefined || via !== undefined) follow()
  }, [qty, via])
}
