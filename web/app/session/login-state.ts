import { paths } from '../../paths.ts'
import type { Guard } from './guard.ts'

export interface LoginState {
  has_fillup_data: boolean
  has_hospital_data: boolean
  specialty_verified: boolean
}

/** Above all pages of the settings; itself no page. */
const SETTINGS = '/settings'

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

/**
 * Where a doctor must go before the page that was asked for (specification section 4, in its order); undefined when
 * nothing is in the way. A page that does not exist yet sends nobody anywhere. Of the settings only the doctor's own
 * data are open until they are filled in (section 2).
 */
export function loginStateRedirect(
  guard: Guard,
  state: LoginState,
  path: string,
  exists: (path: string) => boolean,
): string | undefined {
  const go = (target: string): string | undefined => (exists(target) && path !== target ? target : undefined)
  const isSetting = isUnder(path, SETTINGS)
  if (guard !== 'ready' && !isSetting) return undefined
  if (!state.has_fillup_data) return go(paths.settingsUser)
  if (isSetting) return undefined
  if (!state.has_hospital_data) return go(paths.settingsNewHospital)
  if (!state.specialty_verified) {
    const isReading = isUnder(path, paths.prescriptions) && path !== paths.newPrescription
    return isReading ? undefined : go(paths.prescriptions)
  }
  return undefined
}
