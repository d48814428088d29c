import { expect, test } from 'vitest'
import { countsIn } from './counts-in-mail.ts'

test.each([
  ['', []],
  ['[]', []],
  ['[3,0,12]', [3, 0, 12]],
  ['[3,"4",null]', [3]],
  ['{"3":4}', []],
  ['7', []],
])('the counts in the note "%s" are %o', (note, counts) => expect(countsIn(note)).toEqual(counts))
