import { expect, test } from 'vitest'
import { ianTranscript } from './transcript.ts'

test.each([
  ['one that is stored', '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b', true],
  ['all by a wildcard', '*', false],
  ['none', '', false],
  ['a number', '12', false],
])('a question is deleted by its identifier, %s', (_, id, isAccepted) => {
  expect(ianTranscript.remove.params.safeParse({ id }).success).toBe(isAccepted)
})
