import type { Diagnosis } from '#contract/diagnoses.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { onLogout } from '../account/session.ts'
import { createStore } from '../store.ts'

/** Action that another part of the application requests from the composer. The composer carries it out as soon as it is open. */
export type ComposerCommand =
  | { kind: 'patient'; patient: Patient }
  /** Command that adds a patient who is not known yet. */
  | { kind: 'new-patient'; name: string }
  | { kind: 'drug'; drug: Drug }
  | { kind: 'diagnosis'; diagnosis: Diagnosis }
  | { kind: 'favourite'; favourite: Favourite }

/**
 * Command that the composer is to carry out, kept in memory. It is not part of the address, because no browser history may show
 * which patient is treated for what.
 */
export const composerCommand = createStore<ComposerCommand | undefined>(undefined)
onLogout(() => composerCommand.set(undefined))
