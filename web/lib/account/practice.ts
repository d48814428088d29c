import type { PractisedPrescription } from '#contract/drafts/practice.ts'
import { createStore } from '../store.ts'
import { onLogout } from './session.ts'

/** The last practice prescription. It is kept in the memory of the page alone, and a reload forgets it. */
export const practised = createStore<PractisedPrescription | undefined>(undefined)
onLogout(() => practised.set(undefined))
