import { expect, test } from 'vitest'
import { PAPER_FIELDS, paperFaults, PAPER_SIZES, startingPaper } from '#contract/places/sheet-layout.ts'
import { addedBox, placedFields, moved, placed, sized, sizeName, stepOf, stepped } from './placing.ts'

const paper = startingPaper(PAPER_SIZES.letter.width, PAPER_SIZES.letter.height)
const at = (changed: typeof paper) => changed.fields.date

test.each([
  ['letter', PAPER_SIZES.letter.width, PAPER_SIZES.letter.height],
  ['half a letter', PAPER_SIZES.half_letter.width, PAPER_SIZES.half_letter.height],
  ['half a letter on its side', 215.9, 139.7],
  ['a narrow one', 110, 170],
  ['a low one', 148, 130],
  ['the largest', 300, 430],
] as const)('on %s the initial fields are inside the printable area', (_name, width, height) => {
  const start = startingPaper(width, height)
  expect(paperFaults(start)).toEqual({})
  expect(placedFields(start).map(({ field }) => field)).toEqual(PAPER_FIELDS.slice(2))
})

test('doctor and address are placed beside each other above the others', () => {
  const whole = placed(
    placed({ ...paper, preprinted: false }, 'doctor', addedBox(paper, 'doctor')),
    'place',
    addedBox(paper, 'place'),
  )
  expect(paperFaults(whole)).toEqual({})
  expect(paperFaults({ ...paper, preprinted: false })).toEqual({ doctor: 'missing', place: 'missing' })
})

test.each([
  ['ArrowRight', false, { x: 1, y: 0 }],
  ['ArrowUp', false, { x: 0, y: -1 }],
  ['PageDown', false, { x: 0, y: 10 }],
])('%s moves a field', (key, isShift, by) => {
  const step = stepOf(key, isShift)
  expect(step).toEqual({ move: by })
  const { x, y } = at(paper)
  expect(at(stepped(paper, 'date', step!))).toMatchObject({ x: x + by.x, y: y + by.y })
})

test('with shift the keys change the size, and other keys do nothing', () => {
  const step = stepOf('ArrowDown', true)
  expect(at(stepped(paper, 'date', step!)).height).toBe(at(paper).height + 1)
  expect(stepOf('a', false)).toBeUndefined()
})

test('a field stays on the paper and legible', () => {
  expect(at(moved(paper, 'date', { x: 900, y: -50 }))).toMatchObject({ x: 215.9 - 4 - 34, y: 4 })
  expect(at(sized(paper, 'date', { width: 1, height: 1 }))).toMatchObject({ width: 22, height: 4 })
})

test('sizes of paper that shops sell have names', () => {
  expect(sizeName(paper)).toBe('letter')
  expect(sizeName({ ...paper, width: 200 })).toBe('custom')
})
