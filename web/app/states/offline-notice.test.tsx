import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { texts as en } from '#locales/en/waiting.ts'
import { texts as es } from '#locales/es/waiting.ts'
import { isAway } from '../../lib/calls/connection.ts'
import { waitingWords } from '../../lib/drafts/waiting-words.ts'
import { loadTexts } from '../../lib/texts.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

beforeAll(() => loadTexts('common'))
// Test files share the stores `isAway` and `waitingWords`: an earlier test file may have left them set.
beforeEach(() => {
  isAway.set(false)
  waitingWords.set('')
})
afterAll(() => isAway.set(false))

/** Text of the offline notice, without its markup. */
function said(waiting: number, keeps = true): string {
  waitingWords.set(waiting > 0 ? es.count(waiting) : '')
  return renderToStaticMarkup(<OfflineNotice keeps={keeps} />).replaceAll(/<[^>]+>/g, '')
}

test('with a network the notice says nothing, whatever waits', () => {
  expect(said(2)).toBe('')
})

test('without a network the notice says how many prescriptions wait', () => {
  isAway.set(true)
  expect(said(0)).toMatch(/^Sin conexión\. Solo se ve lo guardado/)
  expect(said(1)).toMatch(/^Sin conexión\. 1 receta espera /)
  expect(said(3)).toMatch(/^Sin conexión\. 3 recetas esperan /)
})

test('a page whose data no device keeps, such as the counter, says only that there is no network', () => {
  isAway.set(true)
  expect(said(0, false)).toBe('Sin conexión. ')
  expect(said(2, false)).toBe('Sin conexión. ')
})

test('the English notice says how many prescriptions wait, too', () => {
  expect([1, 2].map(en.count)).toEqual([
    expect.stringMatching(/^1 prescription waits /),
    expect.stringMatching(/^2 prescriptions wait /),
  ])
})
