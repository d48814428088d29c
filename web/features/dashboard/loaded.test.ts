import { expect, test } from 'vitest'
import { loadedFrom } from './loaded.ts'

const refetch = () => undefined
const asked = <T>(data: T | null | undefined, error: unknown = null) => ({ data, error, refetch })

test('a widget without an answer is loading, and with an answer it shows the data', () => {
  expect(loadedFrom(asked(undefined))).toEqual({ state: 'loading' })
  expect(loadedFrom(asked({ rx: 3 }))).toEqual({ state: 'ready', data: { rx: 3 } })
})

test('an answer of null, an answer with the key 401 and an error are failures that can be tried again', () => {
  const failed = { state: 'failed', retry: refetch }
  expect(loadedFrom(asked(null))).toEqual(failed)
  expect(loadedFrom(asked({ 401: 'unauthorized' }))).toEqual(failed)
  expect(loadedFrom(asked(undefined, new Error('network')))).toEqual(failed)
})

test('a later failure clears the data of figures, and leaves other data as they were', () => {
  const later = asked({ rx: 3 }, new Error('network'))
  expect(loadedFrom(later, { clears: true })).toEqual({ state: 'failed', retry: refetch })
  expect(loadedFrom(later)).toEqual({ state: 'ready', data: { rx: 3 } })
})
