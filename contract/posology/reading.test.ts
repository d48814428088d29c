import { expect, test } from 'vitest'
import { COURSES } from './corpus/courses.ts'
import { ORAL } from './corpus/oral.ts'
import { OTHER_ROUTES } from './corpus/other-routes.ts'
import { examplesIn, refusalsIn } from './corpus/read-corpus.ts'
import { REFUSED } from './corpus/refused.ts'
import { parsePosology, readPosology } from './parse.ts'
import type { Context } from './steps-of-draft.ts'

const CONTEXTS: Context[] = [{}, { route: 'oral' }, { unit: 'tableta' }, {}]

test('a cached reading gives the same result in every context as a new one', () => {
  const texts = [...[ORAL, COURSES, OTHER_ROUTES].flatMap(examplesIn), ...refusalsIn(REFUSED)]
  for (const { text } of texts) {
    const reading = readPosology(text)
    expect(CONTEXTS.map((context) => parsePosology(reading, context))).toEqual(
      CONTEXTS.map((context) => parsePosology(text, context)),
    )
  }
})
