import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** More signs than this are strong in any case, and the search grows with their square. */
const SIGNS_READ = 64

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** From 0, guessed at once, to 4. `words` are those that a guesser would try first. */
export const estimateStrength = (password: string, words: readonly string[]): number =>
  estimator.check(password.slice(0, SIGNS_READ), [...words]).score
