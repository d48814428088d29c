import { expect, it } from 'vitest'
import { readOwnInstructions } from './read-instructions.ts'

it('reads the same instructions anew for a row with another medicine', () => {
  const row = { instructions: 'Losartán 50 mg 1 tab c/12h x 30 días', generic: 'losartán', brand: '' }
  const own = readOwnInstructions({ ...row, presentation: 'Losartán tableta 50 mg' })
  const other = readOwnInstructions({ ...row, generic: 'enalapril', presentation: 'Enalapril tableta 10 mg' })
  const again = readOwnInstructions({ ...row, presentation: 'Losartán tableta 50 mg' })
  expect(again).toBe(own)
  expect(other).not.toEqual(own)
})
