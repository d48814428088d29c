import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { answerOrCached } from './kept-answers.ts'
import { enter, logOut } from '../account/session.ts'

const stored = new Map<string, string>()
const without = (code: 'network' | 'unavailable') => () => Promise.reject(new ApiError(code))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('the stored answer is used without a network, and only then', async () => {
  await expect(answerOrCached('places', without('network'))).rejects.toThrow('network')
  expect(await answerOrCached('places', () => Promise.resolve([1]))).toEqual([1])
  expect(await answerOrCached('places', without('network'))).toEqual([1])
  await expect(answerOrCached('places', without('unavailable'))).rejects.toThrow('unavailable')
})

test('a logout deletes the stored answers', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"detail":"ok"}')))
  enter('token')
  await answerOrCached('profile', () => Promise.resolve({ id: 1 }))
  await logOut()
  expect([...stored.keys()].filter((key) => key.startsWith('kept.'))).toEqual([])
})
