import { expect, test } from 'vitest'
import { judgeOnBothSides } from './judged-twice.ts'

test('2,000 drafts are judged alike by page and server', async () => {
  const { accepted, differences } = await judgeOnBothSides(2000)
  expect(differences.slice(0, 3)).toEqual([])
  expect(accepted).toBeGreaterThan(50)
})

test('the comparison notices a page that lacks the list of controlled substances', async () => {
  const { differences } = await judgeOnBothSides(300, (words) => ({ ...words, watched: [] }))
  expect(differences.length).toBeGreaterThan(0)
})
