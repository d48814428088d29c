import { expect, it } from 'vitest'
import { readPosology } from '#contract/posology/parse.ts'
import { readOwnInstructions } from './read-instructions.ts'

it('reads the same instructions anew for a row with another medicine', () => {
  const row = { instructions: 'Losartán 50 mg 1 tab c/12h x 30 días', generic: 'losartán', brand: '' }
  const own = readOwnInstructions({ ...row, presentation: 'Losartán tableta 50 mg' })
  const other = readOwnInstructions({ ...row, generic: 'enalapril', presentation: 'Enalapril tableta 10 mg' })
  const again = readOwnInstructions({ ...row, presentation: 'Losartán tableta 50 mg' })
  expect(again).toBe(own)
  expect(other).not.toEqual(own)
})

it('reads a line break in the instructions as one, whatever the other columns contain', () => {
  const names = { generic: '', brand: '' }
  readOwnInstructions({ ...names, instructions: '1 tab c/8h\nx 3 d', presentation: 'Losartán' })
  const other = readOwnInstructions({ ...names, instructions: '1 tab c/8h', presentation: 'x 3 d\nLosartán' })
  expect(other).toEqual(readPosology('1 tab c/8h'))
})
