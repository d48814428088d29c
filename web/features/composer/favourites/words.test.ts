import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, test } from 'vitest'
import { emptyDraft } from '../draft/draft.ts'
import { draftReducer } from '../draft/draft-reducer.ts'
import { type Words, favouriteWords, writing } from './words.ts'

const words: Words = {
  diagnosis: 'Faringitis',
  diagnoses: [{ code: 'J02.9', name: 'Faringitis aguda' }],
  show_diagnosis: true,
  extras: 'Reposo',
  rows: [
    { ...newRow('a'), presentation: 'Paracetamol' },
    { ...newRow('b'), presentation: 'Ibuprofeno' },
  ],
}
const write = (draft = emptyDraft('draft')) => {
  let made = 0
  return writing(words, draft, () => `new-${(made += 1)}`).reduce(draftReducer, draft)
}

test('a favourite fills an empty draft, each row with a new key', () => {
  const draft = write()
  expect(favouriteWords(draft)).toEqual({
    ...words,
    rows: words.rows.map((row, at) => ({ ...row, key: `new-${at + 1}` })),
  })
})

test('the doctor’s text stays, and medicines are added below', () => {
  const draft = write({
    ...emptyDraft('draft'),
    diagnosis: 'Tos',
    extras: 'Agua',
    rows: [{ ...newRow('mine'), presentation: 'Ambroxol' }],
    drugSearch: 'ibuprofeno 400',
  })
  expect(draft).toMatchObject({
    diagnosis: 'Tos',
    diagnoses: [],
    show_diagnosis: false,
    extras: 'Agua',
    drugSearch: 'ibuprofeno 400',
  })
  expect(draft.rows.map(({ key }) => key)).toEqual(['mine', 'new-1', 'new-2'])
})

test('pressing a favourite’s key twice adds its medicines once', () => {
  const once = write()
  expect(write(once)).toEqual(once)
  const [first, second] = once.rows
  const otherDose = { ...once, rows: [{ ...first!, instructions: 'Tomar media tableta' }, second!] }
  expect(write(otherDose).rows.map(({ presentation }) => presentation)).toEqual([
    'Paracetamol',
    'Ibuprofeno',
    'Paracetamol',
  ])
})
