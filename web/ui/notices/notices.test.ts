import { beforeEach, expect, test, vi } from 'vitest'
import { closeNotice, closeNoticesAbout, notices, notify } from './notices.ts'

beforeEach(() => notices.set([]))
const shown = () => notices.get().map(({ message }) => message)

test('a notice stays until it is closed, with its colour and its action', () => {
  const run = vi.fn()
  const id = notify({ message: 'Se guardó', colour: 'success', action: { label: 'Deshacer', run } })
  expect(notices.get()).toEqual([
    { id, message: 'Se guardó', colour: 'success', action: { label: 'Deshacer', run } },
  ])
  closeNotice(id)
  expect(shown()).toEqual([])
})

test('of more than three notices the oldest is removed', () => {
  for (const message of ['a', 'b', 'c', 'd']) notify({ message })
  expect(shown()).toEqual(['b', 'c', 'd'])
})

test('a repeated message replaces the earlier one, unless each can be undone', () => {
  for (const message of ['guardado', 'otro', 'guardado']) notify({ message })
  expect(shown()).toEqual(['otro', 'guardado'])
  const undo = { label: 'Deshacer', run: () => undefined }
  notices.set([])
  for (let times = 0; times < 2; times += 1) notify({ message: 'se quitó', action: undo })
  expect(shown()).toEqual(['se quitó', 'se quitó'])
})

test('a notice about an object is closed with it, and no other notice is', () => {
  notify({ message: 'se quitó', about: 'one' })
  notify({ message: 'se quitó también', about: 'other' })
  notify({ message: 'se guardó' })
  closeNoticesAbout('one')
  expect(shown()).toEqual(['se quitó también', 'se guardó'])
})
