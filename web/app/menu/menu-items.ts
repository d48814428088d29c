import {
  CircleHelp,
  CreditCard,
  FileText,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Pill,
  Settings,
  Star,
  UserRound,
} from 'lucide-react'
import type { Texts } from '#locales/locale.ts'
import { paths } from '../../paths.ts'

type Words = Texts<'shell'>
export type MenuLabel = keyof { [K in keyof Words as Words[K] extends string ? K : never]: true }

export interface MenuItem {
  label: MenuLabel
  icon: LucideIcon
  /** Address of the item's page; undefined for the item that opens the help panel. */
  to?: string
}

/** Groups of the side menu below its two top entries, in the order of specification section 2. */
export const menuGroups: readonly (readonly MenuItem[])[] = [
  [
    { label: 'dashboard', icon: LayoutDashboard, to: paths.index },
    { label: 'history', icon: FileText, to: paths.prescriptions },
    { label: 'medications', icon: Pill, to: paths.medications },
    { label: 'paylinks', icon: CreditCard, to: paths.paylinks },
    // Entries that the specification does not name come after those that it names.
    { label: 'patients', icon: UserRound, to: paths.patients },
    { label: 'favourites', icon: Star, to: paths.favourites },
  ],
  [
    { label: 'settings', icon: Settings, to: paths.settingsUser },
    { label: 'help', icon: CircleHelp },
  ],
  [{ label: 'logout', icon: LogOut, to: paths.logout }],
]

/** Whether an item belongs to the current page: the item's own page, or one below it that has no item of its own. */
export function isCurrent(to: string, pathname: string): boolean {
  if (pathname === to) return true
  return to !== paths.index && pathname !== paths.newPrescription && pathname.startsWith(`${to}/`)
}
