import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_ROWS } from '#contract/prescription/quantities.ts'
import { newRow } from '#contract/drafts/draft-rows.ts'
import { texts } from '#locales/es/composer.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { notices } from '../../../ui/notices/notices.ts'
import { emptyDraft } from '../draft/draft.ts'
import { useRoom } from './use-room.ts'

beforeAll(() => loadTexts('composer'))
beforeEach(() => notices.set([]))

function hasRoom(rows: number, more: number): boolean {
  const draft = { ...emptyDraft('k'), rows: Array.from({ length: rows }, (_, at) => newRow(`${at}`)) }
  function Probe() {
    return useRoom(draft)(more) ? 'room' : 'none'
  }
  return renderToStaticMarkup(<Probe />) === 'room'
}

test('medicines are added silently up to the maximum', () => {
  expect(hasRoom(MAX_ROWS - 7, 7)).toBe(true)
  expect(notices.get()).toEqual([])
})

test('a favourite that would exceed the maximum is not added, and the doctor is told', () => {
  expect(hasRoom(MAX_ROWS - 6, 7)).toBe(false)
  expect(notices.get()).toMatchObject([{ message: texts.rowsFull(MAX_ROWS), colour: 'warning' }])
})
