import { onLogout } from '../lib/account/session.ts'
import { createStore } from '../lib/store.ts'

/** Address of the last page outside the settings, to which the link "Regresar" leads (specification section 2). */
export const origin = createStore<string | undefined>(undefined)
// A logout clears the stored page, so that the next doctor in this tab does not get the address or search of the previous doctor.
onLogout(() => origin.set(undefined))
