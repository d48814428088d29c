import { createStore } from '../lib/store.ts'

/** The last page outside the settings: where "Regresar" leads (specification section 2). */
export const origin = createStore<string | undefined>(undefined)
