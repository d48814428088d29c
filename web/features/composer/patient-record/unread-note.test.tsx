import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { texts as common } from '#locales/es/common.ts'
import { texts as patients } from '#locales/es/patients.ts'
import { texts as record } from '#locales/es/record.ts'
import { isAway } from '../../../lib/calls/connection.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { UnreadNote } from './UnreadNote.tsx'
import type { Unread } from './use-facts.ts'

beforeAll(() => loadTexts('record', 'patients', 'common'))
// Test files share the store `isAway`: an earlier test file may have left it set.
beforeEach(() => isAway.set(false))
afterAll(() => isAway.set(false))

const shown = (unread: Unread): string =>
  renderToStaticMarkup(<UnreadNote unread={unread} retry={() => undefined} />)

test('a record that was not read is called unread, and can be asked for again', () => {
  expect(shown('record')).toContain(`>${patients.recordUnread}<`)
  expect(shown('record')).toContain(common.retry)
})

test('without a network the reason is said, and no button that can not help', () => {
  isAway.set(true)
  expect(shown('record')).toContain(`>${record.strip.unread.record.away}<`)
  expect(shown('record')).not.toContain('<button')
})

test('courses that were not read are called unread beside a record that was', () => {
  expect(shown('running')).toContain(`>${record.strip.unread.running.failed}<`)
  isAway.set(true)
  expect(shown('running')).toContain(`>${record.strip.unread.running.away}<`)
})

test('nothing is said where everything was read', () => {
  expect(shown(undefined)).not.toMatch(/<p|<button/)
})
