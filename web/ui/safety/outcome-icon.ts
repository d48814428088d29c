import { CircleCheck, CircleHelp, ClipboardList, type LucideIcon } from 'lucide-react'
import type { OutcomeLine } from './outcome-lines.ts'

export const outcomeIcon: Record<OutcomeLine['kind'], LucideIcon> = {
  found: ClipboardList,
  unchecked: CircleHelp,
  none: CircleCheck,
}
