import type { PractisedPrescription } from '#contract/drafts/practice.ts'
import { createStore } from '../store.ts'
import { onLogout } from './session.ts'

/**
 * Result of the last practice prescription, which nothing stores. It is only in the memory of the page, and is lost on a reload.
 */
export const practised = createStore<PractisedPrescription | undefined>(undefined)
onLogout(() => practised.set(undefined))
