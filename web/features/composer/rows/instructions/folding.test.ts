import { beforeAll, expect, test } from 'vitest'
import { newRow } from '#contract/drafts/draft-rows.ts'
import { loadInstructionReader, readingOf } from '../../draft/instruction-reader.ts'
import { isFolded } from './folding.ts'

beforeAll(loadInstructionReader)

const row = (instructions: string) => ({
  ...newRow('r'),
  presentation: 'Prednisona 5 mg tabletas',
  instructions,
})
const taper = row('4 tab c/24h x 3d, luego 3 tab c/24h x 3d, luego 2 tab c/24h x 3d')
const words = row('Como le expliqué en la consulta, y con la hoja que le di para la casa')

test('long instructions are folded once a medicine is added, and open again when they are written', () => {
  expect(readingOf(taper).sentence).not.toBeNull()
  expect(isFolded(taper, 1, 1)).toBe(false)
  expect(isFolded(taper, 1, 2)).toBe(true)
  expect(isFolded(taper, 2, 2)).toBe(false)
  // A medicine that is taken away folds nothing.
  expect(isFolded(taper, 2, 1)).toBe(false)
})

test('short instructions are never folded, and those that are printed as written only when their text takes less room', () => {
  expect(isFolded(row('1 tab c/24h x 3d'), 0, 1)).toBe(false)
  expect(readingOf(words).sentence).toBeNull()
  expect(isFolded(words, 0, 1)).toBe(false)
  expect(isFolded(row(`${words.instructions}, cada noche`), 0, 1)).toBe(true)
})
