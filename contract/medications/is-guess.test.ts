import { expect, test } from 'vitest'
import { isGuess } from './is-guess.ts'

test.each([
  [null, null, false],
  ['paracetamol', null, true],
  [null, 'Norflex', true],
])('results for the corrected name %s and the known brand %s are a guess: %s', (corrected, known, guessed) =>
  expect(isGuess({ corrected, known })).toBe(guessed),
)
