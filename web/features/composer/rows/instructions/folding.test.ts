import { expect, test } from 'vitest'
import { foldOf, WHOLE, type RowSizes } from './folding.ts'

const sizes = (fieldLines: number, wordsLines: number, hasSentence = true): RowSizes => ({
  around: 46,
  oneLine: 42,
  fieldLine: 24,
  field: 42 + (fieldLines - 1) * 24,
  wordsLine: 18,
  words: wordsLines * 18,
  hasSentence,
})

/**
 * Height of a row after it was folded to the height `most`. One line follows the folded sentence for the patient or the folded
 * doubt.
 */
function height(row: RowSizes, most: number): number {
  const fold = foldOf(row, most)
  const field = fold.field === null ? row.field : row.oneLine + (fold.field - 1) * row.fieldLine
  // Where there is no sentence for the patient, the button that opens the folded field has a line of its own below the field.
  const button = fold.field !== null && !row.hasSentence ? row.wordsLine : 0
  const words = fold.words === null ? row.words + button : (fold.words + 1) * row.wordsLine
  return row.around + field + words
}

test('a row that has room is shown whole', () => {
  expect(foldOf(sizes(1, 2), 130)).toEqual(WHOLE)
  expect(foldOf(sizes(2, 1), 130)).toEqual(WHOLE)
  expect(foldOf(sizes(3, 3), 190)).toEqual(WHOLE)
})

test('the field is folded before the sentence', () => {
  expect(foldOf(sizes(2, 2), 130)).toEqual({ field: 1, words: null })
  expect(foldOf(sizes(2, 3), 130)).toEqual({ field: 1, words: 1 })
  expect(foldOf(sizes(1, 3), 130)).toEqual({ field: null, words: 1 })
  expect(foldOf(sizes(3, 5), 190)).toEqual({ field: 1, words: null })
  expect(foldOf(sizes(3, 6), 190)).toEqual({ field: 1, words: 4 })
})

test('instructions that are printed as written are folded in their field', () => {
  expect(foldOf(sizes(4, 1, false), 130)).toEqual({ field: 1, words: null })
  expect(foldOf(sizes(6, 1, false), 190)).toEqual({ field: 3, words: null })
})

test('a doubt about instructions is folded where the row is too high with one line of its field', () => {
  expect(foldOf(sizes(1, 2, false), 130)).toEqual(WHOLE)
  expect(foldOf(sizes(1, 3, false), 130)).toEqual({ field: null, words: 1 })
  expect(foldOf(sizes(4, 3, false), 130)).toEqual({ field: 1, words: 1 })
  expect(foldOf(sizes(2, 6, false), 190)).toEqual({ field: 1, words: 4 })
})

test('a row with a long name, or with a note, keeps one line of each part', () => {
  const withNote = (row: RowSizes): RowSizes => ({ ...row, around: row.around + 22 })
  expect(foldOf(withNote(sizes(1, 1)), 130)).toEqual(WHOLE)
  expect(foldOf(withNote(sizes(1, 2)), 130)).toEqual({ field: null, words: 0 })
  expect(foldOf(withNote(sizes(2, 1)), 130)).toEqual({ field: 1, words: null })
  expect(foldOf(withNote(sizes(1, 2, false)), 130)).toEqual({ field: null, words: 0 })
  expect(foldOf(withNote(sizes(3, 1, false)), 130)).toEqual({ field: 1, words: 0 })
  // A control beside the field that is higher than a line, or an icon in the text below it, does not count as a second line.
  expect(foldOf({ ...withNote(sizes(1, 1)), field: 44, words: 19 }, 130)).toEqual(WHOLE)
  // A row whose name alone reaches the maximum height cannot be folded any further.
  expect(foldOf({ ...sizes(1, 1, false), around: 120 }, 130)).toEqual(WHOLE)
})

test('a folded row is never higher than the most', () => {
  for (const most of [130, 190])
    for (let field = 1; field <= 12; field++)
      for (let words = 1; words <= 12; words++) {
        expect(height(sizes(field, words), most)).toBeLessThanOrEqual(most)
        expect(height(sizes(field, words, false), most)).toBeLessThanOrEqual(most)
      }
})
