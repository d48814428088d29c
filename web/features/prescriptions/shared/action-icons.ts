import {
  Ban,
  CalendarRange,
  CopyPlus,
  Link2,
  type LucideIcon,
  Printer,
  RefreshCw,
  Replace,
  Send,
  Star,
} from 'lucide-react'
import type { PrescriptionAction } from './actions.ts'

export const actionIcons: Record<PrescriptionAction, LucideIcon> = {
  print: Printer,
  resend: Send,
  repeat: CopyPlus,
  renew: RefreshCw,
  replace: Replace,
  series: CalendarRange,
  favourite: Star,
  copyLink: Link2,
  cancel: Ban,
}
