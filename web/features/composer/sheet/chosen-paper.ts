import type { Hospital } from '#contract/places/workplaces.ts'
import { createStore } from '../../../lib/store.ts'

type Paper = Hospital['paper']

/** The paper that the doctor chose for this prescription, and the hospital for which; undefined for the usual one. */
const chosen = createStore<{ hospital: number; paper: Paper } | undefined>(undefined)

export const choosePaper = (hospital: number, paper: Paper): void => chosen.set({ hospital, paper })

/** The next prescription begins with the paper of its hospital. */
export const forgetPaper = (): void => chosen.set(undefined)

export const chosenPaper = chosen

/** The paper chosen for a prescription at this hospital; undefined for the hospital's own. */
export const paperAt = (hospital: number | null | undefined): Paper | undefined => {
  const one = chosen.get()
  return one?.hospital === hospital ? one?.paper : undefined
}
