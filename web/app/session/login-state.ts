import type { LicenceState } from '#contract/profile/profile.ts'
import { paths } from '../../paths.ts'
import type { Guard } from './guard.ts'

export interface LoginState {
  has_fillup_data: boolean
  has_hospital_data: boolean
  specialty_verified: boolean
  /**
   * State of the licence's verification. While it is `pending`, all pages are open, so that the doctor can practise (decision
   * 067).
   */
  licence_state?: LicenceState
  /**
   * Whether no page was shown since the login in this tab: a doctor whose profile is empty is then redirected to the four steps
   * of /welcome.
   */
  hasJustLoggedIn?: boolean
}

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

/**
 * Page to which a doctor is redirected before the requested page (specification section 4, in its order); undefined
 * when the requested page may be shown. Never redirects to a page that does not exist. Of the settings, only the
 * doctor's own data are open until they are filled in (section 2).
 */
export function loginStateRedirect(
  guard: Guard,
  state: LoginState,
  path: string,
  exists: (path: string) => boolean,
): string | undefined {
  const go = (target: string): string | undefined => (exists(target) && path !== target ? target : undefined)
  const isSetting = isUnder(path, paths.settings)
  if (guard !== 'ready' && !isSetting) return undefined
  const isLogin = state.hasJustLoggedIn === true && path === paths.index
  if (!state.has_fillup_data) return go(isLogin ? paths.welcome : paths.settingsUser)
  if (isSetting) return undefined
  if (!state.has_hospital_data) return go(isLogin ? paths.welcome : paths.settingsNewHospital)
  // Other programs open the composer to issue a prescription. On their page a doctor gets no practice prescription, which would
  // be of no use to them.
  const practises = state.licence_state === 'pending' && path !== paths.embedRx
  if (!state.specialty_verified && !practises) {
    const isReading = isUnder(path, paths.prescriptions) && path !== paths.newPrescription
    return isReading ? undefined : go(paths.prescriptions)
  }
  return undefined
}
