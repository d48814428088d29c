import { beforeEach, expect, test } from 'vitest'
import { AttentionItem } from '#contract/dashboard/attention.ts'
import { putBackItem, removedItems, removeItem, trustAccount, withoutRemoved } from './removed-items.ts'

const licence = (at: string) => AttentionItem.parse({ id: 'licence-pending:1', kind: 'licence-pending', at })
const old = licence('2026-11-20T12:00:00Z')
const shown = (...items: AttentionItem[]) =>
  withoutRemoved({ state: 'ready', data: items }, removedItems.get())

beforeEach(() => removedItems.set(new Set()))

test('a removed item stays away although a late answer still has it, until it is put back', () => {
  removeItem(old)
  expect(shown(old)).toEqual({ state: 'ready', data: [] })
  putBackItem(old)
  expect(shown(old)).toEqual({ state: 'ready', data: [old] })
})

test('a matter that waits anew after its removal is shown', () => {
  removeItem(old)
  const anew = licence('2026-11-21T12:00:00Z')
  expect(shown(anew)).toEqual({ state: 'ready', data: [anew] })
})

test('an item that another tab puts back is shown once the account had answered without it', () => {
  removeItem(old)
  trustAccount(old, [old])
  expect(shown(old)).toEqual({ state: 'ready', data: [] })
  trustAccount(old, [])
  expect(shown(old)).toEqual({ state: 'ready', data: [old] })
})

test('a list that is loading stays as it is', () => {
  expect(withoutRemoved({ state: 'loading' }, new Set())).toEqual({ state: 'loading' })
})
