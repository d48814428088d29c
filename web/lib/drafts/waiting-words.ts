import { createStore } from '../store.ts'

/**
 * Sentence that says how many prescriptions wait on this device for the network; empty while none waits. It is set by the
 * queue, whose texts are loaded after the first load.
 */
export const waitingWords = createStore('')
