import {
  Building2,
  CircleUser,
  DoorClosed,
  KeyRound,
  Lock,
  type LucideIcon,
  SlidersHorizontal,
  Store,
} from 'lucide-react'
import type { Texts } from '#locales/locale.ts'
import { paths } from '../../paths.ts'

export interface SettingsTab {
  label: keyof Texts<'shell'>['settingsTabs']
  icon: LucideIcon
  to: string
}

/** Tabs of the settings, in the order of specification section 2. */
export const settingsTabs: readonly SettingsTab[] = [
  { label: 'user', icon: CircleUser, to: paths.settingsUser },
  { label: 'options', icon: SlidersHorizontal, to: paths.settingsOptions },
  { label: 'security', icon: Lock, to: paths.settingsSecurity },
  { label: 'closeAccount', icon: DoorClosed, to: paths.settingsCloseAccount },
  { label: 'export', icon: KeyRound, to: paths.settingsExport },
  { label: 'hospitals', icon: Building2, to: paths.settingsHospitals },
  { label: 'pharmacies', icon: Store, to: paths.settingsPharmacies },
]
