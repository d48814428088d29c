import type { ChoosingEvent, Offered } from '../choose-with-enter.ts'

/** State of a search that runs: nothing is offered yet. */
export const searching: Offered = {
  keys: [],
  results: 0,
  safe: undefined,
  alone: undefined,
  onlyAction: undefined,
  isPainted: false,
}
/** State of a search whose results have arrived, but not their safety marks. */
export const unmarked: Offered = { ...searching, keys: ['a', 'b'], results: 2 }
export const unpainted: Offered = { ...unmarked, safe: 'a' }
export const painted: Offered = { ...unpainted, isPainted: true }
/** The first entry is one of a look-alike pair, is contraindicated, or has an allergy against it. */
export const unsafe: Offered = { ...painted, safe: undefined }
export const enter = { kind: 'enter' } as const
export const typed = { kind: 'typed' } as const
export const shown = { kind: 'painted' } as const
export const left = { kind: 'left' } as const
export const down = { kind: 'stepped', by: 1 } as const
export const up = { kind: 'stepped', by: -1 } as const
export const movedTo = (to: string | null): ChoosingEvent => ({ kind: 'moved', to })
