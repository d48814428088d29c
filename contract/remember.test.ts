import { expect, test } from 'vitest'
import { remembering } from './remember.ts'

test('a text is parsed once while it is cached, and the oldest is dropped first', () => {
  const read: string[] = []
  const lengthOf = remembering((text) => {
    read.push(text)
    return { length: text.length }
  }, 2)
  expect(lengthOf('a')).toBe(lengthOf('a'))
  expect(lengthOf('bb')).toEqual({ length: 2 })
  expect(lengthOf('ccc')).toEqual({ length: 3 })
  expect(read).toEqual(['a', 'bb', 'ccc'])
  lengthOf('bb')
  expect(read).toHaveLength(3)
  expect(lengthOf('a')).toEqual({ length: 1 })
  expect(read).toEqual(['a', 'bb', 'ccc', 'a'])
})
