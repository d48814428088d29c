import { expect, test } from 'vitest'
import { judgedTwice } from './judged-twice.ts'

test('2,000 drafts are judged alike by page and server', async () => {
  const { accepted, differences } = await judgedTwice(2000)
  expect(differences.slice(0, 3)).toEqual([])
  expect(accepted).toBeGreaterThan(50)
})

test('a page that does not know the controlled substances is found out', async () => {
  const { differences } = await judgedTwice(300, (words) => ({ ...words, controlled: [] }))
  expect(differences.length).toBeGreaterThan(0)
})
