import type { Hospital } from '#contract/places/workplaces.ts'
import { createStore } from '../../../lib/store.ts'

type Paper = Hospital['paper']

/** The paper that the doctor chose for this prescription, with its hospital; undefined while the hospital's own paper is used. */
const chosen = createStore<{ hospital: number; paper: Paper } | undefined>(undefined)

export const choosePaper = (hospital: number, paper: Paper): void => chosen.set({ hospital, paper })

/** Forgets the chosen paper, so that the next prescription begins with the paper of its hospital. */
export const forgetPaper = (): void => chosen.set(undefined)

export const chosenPaper = chosen

/** The paper chosen for a prescription at this hospital; undefined for the hospital's own. */
export const paperAt = (hospital: number | null | undefined): Paper | undefined => {
  const one = chosen.get()
  return one?.hospital === hospital ? one?.paper : undefined
}
