import { normalize } from '#contract/values/normalize.ts'
import type { FirstHit } from './first-hit.ts'

/**
 * Rule for a search for people: the first result is highlighted, so that Enter takes it, unless another result has the same name.
 */
export const personHit: FirstHit<{ name: string }> = {
  isReady: true,
  isSafe: ({ name }, all) => all.filter((other) => normalize(other.name) === normalize(name)).length === 1,
  mayTakeUnseen: () => true,
}
