import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { STRENGTH_SIGNS_READ } from '#contract/values/password.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** From 0, guessed at once, to 4. `words` are those that a guesser would try first. */
export const estimateStrength = (password: string, words: readonly string[]): number =>
  estimator.check(password.slice(0, STRENGTH_SIGNS_READ), [...words]).score
