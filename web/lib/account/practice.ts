import type { PractisedPrescription } from '#contract/drafts/practice.ts'
import { createStore } from '../store.ts'
import { onLogout } from './session.ts'

/** The last practice prescription. It is only in the memory of the page, and is lost on a reload. */
export const practised = createStore<PractisedPrescription | undefined>(undefined)
onLogout(() => practised.set(undefined))
