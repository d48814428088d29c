import type { PractisedPrescription } from '#contract/drafts/practice.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { createStore } from '../store.ts'
import { onLogout } from './session.ts'

type Reviewed = Pick<Profile, 'specialty_verified' | 'licence_state'>

/** Whether the doctor practises: the licence is being reviewed, so that nothing can be issued yet. */
export const isPractising = ({ specialty_verified, licence_state }: Reviewed): boolean =>
  !specialty_verified && licence_state === 'pending'

/** The last practice prescription. It is kept in the memory of the page alone, and a reload forgets it. */
export const practised = createStore<PractisedPrescription | undefined>(undefined)
onLogout(() => practised.set(undefined))
