import { paths } from '../paths.ts'

export interface LoginState {
  has_fillup_data: boolean
  has_hospital_data: boolean
  specialty_verified: boolean
}

const isUnder = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`)

/**
 * Where a doctor must go before the page that was asked for (specification section 4, in its order); undefined when
 * nothing is in the way. A page that does not exist yet sends nobody anywhere.
 */
export function loginStateRedirect(
  state: LoginState,
  path: string,
  exists: (path: string) => boolean,
): string | undefined {
  const go = (target: string): string | undefined => (exists(target) && path !== target ? target : undefined)
  if (!state.has_fillup_data) return go(paths.settingsUser)
  if (!state.has_hospital_data) return go(paths.settingsNewHospital)
  if (!state.specialty_verified) {
    const isReading = isUnder(path, paths.prescriptions) && path !== paths.newPrescription
    return isReading ? undefined : go(paths.prescriptions)
  }
  return undefined
}
