import { onLogout } from '../lib/account/session.ts'
import { createStore } from '../lib/store.ts'

/** The last page outside the settings: where "Regresar" leads (specification section 2). */
export const origin = createStore<string | undefined>(undefined)
// A logout clears the stored page, so that the next doctor in this tab is not led to a page or search of the last one.
onLogout(() => origin.set(undefined))
