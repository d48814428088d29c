import type { Profile } from '#contract/profile/profile.ts'
import { navigate } from '../../lib/router/address.ts'
import { linkTo } from '../../paths.ts'

export const STEPS = [1, 2, 3, 4] as const
export type WelcomeStep = (typeof STEPS)[number]

type Known = Pick<Profile, 'name' | 'phone' | 'cedula_prof' | 'alma_mater' | 'has_hospital_data'>

/** Whether the data of a step are saved; the last step needs no data. */
export function isSaved(step: WelcomeStep, doctor: Known): boolean {
  if (step === 1) return doctor.name !== '' && doctor.phone !== ''
  if (step === 2) return doctor.cedula_prof !== '' && doctor.alma_mater !== ''
  return step === 3 && doctor.has_hospital_data
}

/** The step that the address names, or else the first whose data are missing. */
export const openStep = (asked: string | null, doctor: Known): WelcomeStep =>
  STEPS.find((step) => String(step) === asked) ?? STEPS.find((step) => !isSaved(step, doctor)) ?? 4

/** Address of one step of a new doctor. */
export const stepPath = (step: number): string => linkTo('welcome', undefined, { step: String(step) })

/**
 * Opens the step after `step`, and first puts the number of `step` into the current address. Without that number the browser's
 * Back would lead to the first step without data, and not to the step that was saved.
 */
export function goOn(step: 1 | 2 | 3): void {
  navigate(stepPath(step), { replace: true })
  navigate(stepPath(step + 1))
}
