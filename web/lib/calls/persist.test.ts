import { expect, test } from 'vitest'
import { parsePersisted } from './persist.ts'

const nothing = {
  local: {
    language: undefined,
    chosen: false,
    darkMode: undefined,
    session: undefined,
    waiting: undefined,
    themes: [],
  },
  tours: { displayTourOnce: true },
}

test('stored values are restored', () => {
  const stored = {
    local: {
      language: 'en',
      chosen: true,
      darkMode: false,
      session: true,
      waiting: 2,
      themes: [{ at: 1, brand: { name: 'Una', theme: {}, logos: {}, composition: {} } }],
    },
    tours: { displayTourOnce: false },
  }
  expect(parsePersisted(JSON.stringify(stored))).toEqual(stored)
})

test.each([null, '', '{', 'null', '[]', '"x"', '{"local":1,"tours":null}'])('%j is ignored', (text) => {
  expect(parsePersisted(text)).toEqual(nothing)
})

test('unknown areas and malformed values are dropped', () => {
  const themes = '[1,{"at":"now","brand":{}},{"at":1},{"at":1,"brand":{"name":"Una"}}]'
  const text = `{"local":{"language":"fr","chosen":0,"darkMode":"yes","session":1,"patient":"x","waiting":"2","themes":${themes}},"rx":{}}`
  expect(parsePersisted(text)).toEqual(nothing)
})
