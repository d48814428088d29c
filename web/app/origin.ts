import { onLogout } from '../lib/account/session.ts'
import { createStore } from '../lib/store.ts'

/** The last page outside the settings: where "Regresar" leads (specification section 2). */
export const origin = createStore<string | undefined>(undefined)
// The next doctor in this tab does not get the pages and searches of the last one.
onLogout(() => origin.set(undefined))
