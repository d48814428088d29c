import {
  CircleHelp,
  CreditCard,
  FileText,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Pill,
  Settings,
} from 'lucide-react'
import type { Texts } from '#locales/locale.ts'
import { paths } from '../../paths.ts'

type Words = Texts<'shell'>
export type MenuLabel = keyof { [K in keyof Words as Words[K] extends string ? K : never]: true }

export interface MenuItem {
  label: MenuLabel
  icon: LucideIcon
  /** Its page; without one it opens the help panel. */
  to?: string
}

/** The side menu after its two entries on top, in the order of specification section 2; each group keeps its distance. */
export const menuGroups: readonly (readonly MenuItem[])[] = [
  [
    { label: 'dashboard', icon: LayoutDashboard, to: paths.home },
    { label: 'history', icon: FileText, to: paths.prescriptions },
    { label: 'medications', icon: Pill, to: paths.medications },
    { label: 'paylinks', icon: CreditCard, to: paths.paylinks },
  ],
  [
    { label: 'settings', icon: Settings, to: paths.settingsUser },
    { label: 'help', icon: CircleHelp },
  ],
  [{ label: 'logout', icon: LogOut, to: paths.logout }],
]

/** Whether an item stands for the page that is shown: its own, and those below it that have no item of their own. */
export function isCurrent(to: string, pathname: string): boolean {
  if (pathname === to) return true
  return to !== paths.home && pathname !== paths.newPrescription && pathname.startsWith(`${to}/`)
}
