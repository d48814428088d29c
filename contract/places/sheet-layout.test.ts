import { describe, expect, test } from 'vitest'
import {
  EDGE_MM,
  LEAST,
  PAPER_FIELDS,
  PAPER_SIZES,
  paperFaults,
  requiredFields,
  startingPaper,
  type OwnPaper,
  type PaperField,
} from './sheet-layout.ts'

const letter = startingPaper(PAPER_SIZES.letter.width, PAPER_SIZES.letter.height)
const withField = (field: PaperField, box: object): OwnPaper => ({
  ...letter,
  fields: { ...letter.fields, [field]: { ...letter.fields[field], ...box } },
})

describe('the first layout of a paper', () => {
  test.each([
    ['letter', PAPER_SIZES.letter, 10],
    ['half letter', PAPER_SIZES.half_letter, 9],
    ['half letter in landscape', { width: 215.9, height: 139.7 }, 9],
    ['a sheet just below the width of larger print', { width: 169.9, height: 280 }, 9],
    ['a sheet just wide enough for larger print', { width: 170, height: 280 }, 10],
    ['a sheet just below the height of fields under the rows', { width: 215.9, height: 169.9 }, 9],
    ['a sheet just high enough for fields under the rows', { width: 215.9, height: 170 }, 10],
  ])('of %s can be printed', (_name, { width, height }, size) => {
    const paper = startingPaper(width, height)
    expect(paperFaults(paper)).toEqual({})
    expect(paper).toMatchObject({ width, height, size, preprinted: true, offset: { x: 0, y: 0 } })
    // Any two fields of the layout are two millimetres apart, so that their drawn edges do not cross.
    const boxes = Object.values(paper.fields).filter((box) => box !== undefined)
    const apart = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .map((other) =>
          Math.max(
            one.x - other.x - other.width,
            other.x - one.x - one.width,
            one.y - other.y - other.height,
            other.y - one.y - one.height,
          ),
        ),
    )
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(2)
  })

  test('has the signature and the code under the rows, or beside them on low paper', () => {
    const low = startingPaper(215.9, 139.7).fields
    const bottom = letter.fields.rows.y + letter.fields.rows.height
    expect(letter.fields.signature.y).toBeGreaterThanOrEqual(bottom)
    expect(letter.fields.qr.y).toBeGreaterThanOrEqual(bottom)
    expect(low.signature.x).toBeGreaterThanOrEqual(low.rows.x + low.rows.width)
    expect(low.qr.x).toBeGreaterThanOrEqual(low.rows.x + low.rows.width)
  })

  test('leaves the upper fifth of the paper to its printed head', () => {
    for (const box of Object.values(letter.fields))
      expect(box?.y).toBeGreaterThanOrEqual(Math.round(279.4 / 5))
  })
})

test('a paper needs each field but the diagnosis, and those of the head only where it is blank', () => {
  const always = ['patient', 'date', 'rows', 'signature', 'qr']
  expect(requiredFields(true)).toEqual(always)
  expect(requiredFields(false)).toEqual(['doctor', 'place', ...always])
  expect(paperFaults({ ...letter, preprinted: false })).toEqual({ doctor: 'missing', place: 'missing' })
  const { diagnosis: _left, ...fields } = letter.fields
  expect(paperFaults({ ...letter, fields })).toEqual({})
})

test.each(PAPER_FIELDS)('%s is too small below its least width or height', (field) => {
  const { width, height } = LEAST[field]
  const faultOf = (box: object) => paperFaults(withField(field, { x: 20, y: 60, ...box }))[field]
  expect(faultOf({ width: width - 0.1, height })).toBe('too-small')
  expect(faultOf({ width, height: height - 0.1 })).toBe('too-small')
  expect(faultOf({ width, height })).not.toBe('too-small')
})

const { width, height } = letter
test.each([
  ['left', { x: EDGE_MM }, { x: EDGE_MM - 0.1 }],
  ['upper', { y: EDGE_MM }, { y: EDGE_MM - 0.1 }],
  ['right', { x: width - EDGE_MM - 60 }, { x: width - EDGE_MM - 59.9 }],
  ['lower', { y: height - EDGE_MM - 20 }, { y: height - EDGE_MM - 19.9 }],
])('a field may reach the margin at the %s edge, and not beyond it', (_edge, at, beyond) => {
  const faultOf = (box: object) =>
    paperFaults(withField('patient', { x: 20, y: 20, width: 60, height: 20, ...box }))['patient']
  expect(faultOf(at)).not.toBe('outside')
  expect(faultOf(beyond)).toBe('outside')
})

describe('two fields', () => {
  const patient = { x: 60, y: 20, width: 60, height: 20 }
  const date = { width: 30, height: 10 }
  const faults = (box: object) =>
    paperFaults({
      ...letter,
      fields: { ...letter.fields, patient, date: { ...date, x: 0, y: 0, ...box } },
    })

  test.each([
    ['left of', { x: 30, y: 25 }, { x: 30.1, y: 25 }],
    ['right of', { x: 120, y: 25 }, { x: 119.9, y: 25 }],
    ['above', { x: 70, y: 10 }, { x: 70, y: 10.1 }],
    ['below', { x: 70, y: 40 }, { x: 70, y: 39.9 }],
  ])('may touch: one %s the other', (_side, touching, over) => {
    expect(faults(touching)).toEqual({})
    expect(faults(over)).toEqual({ patient: 'overlap', date: 'overlap' })
  })
})
