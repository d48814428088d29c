import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UxSettings } from '#contract/profile/profile.ts'
import { applyPreferences, savePreference } from './profile.ts'
import { enter, logOut } from './session.ts'
import { profileCalls } from '../calls/endpoints.ts'
import { persisted } from '../calls/persist.ts'
import { query, queryClient } from '../calls/query.ts'
import { chooseLanguage, language } from '../texts.ts'

const queryKey: readonly unknown[] = query(profileCalls.get, {}).queryKey
const kept = { count: 1, next: null, previous: null, results: [{ id: 1, ux_settings: { mini: false } }] }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

test('a preference that could not be saved is only logged, and nothing changes', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unexpected', detail: 'x' }, { status: 500 }))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  queryClient.setQueryData(queryKey, kept)
  expect(await savePreference({ mini: true })).toBe(false)
  expect(warned).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(queryKey)).toEqual(kept)
})

test('a saved preference shows at once, with one key sent', async () => {
  const sent: unknown[] = []
  const saved = { id: 1, ux_settings: { mini: true } }
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body))
    return Response.json(saved)
  })
  queryClient.setQueryData(queryKey, kept)
  expect(await savePreference({ mini: true })).toBe(true)
  expect(sent).toEqual([{ ux_settings: { mini: true } }])
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...kept, results: [saved] })
})

test.each([
  ['the last answer alone shows', 200, false],
  ['an earlier answer shows where the last one is a failure', 500, true],
])('of two preferences that are changed at once, %s', async (_what, status, mini) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const shown: unknown[] = []
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (url: string) =>
    // Calls other than the profile get an empty answer: a test of another file may have left a page that polls its server.
    url.includes('profile')
      ? new Promise<Response>((resolve) => void answers.push(resolve))
      : Promise.resolve(Response.json({})),
  )
  queryClient.setQueryData(queryKey, kept)
  const leave = queryClient.getQueryCache().subscribe(({ query: { state } }) => shown.push(state.data))
  const both = [savePreference({ mini: true }), savePreference({ mini: false })]
  await expect.poll(() => answers).toHaveLength(1)
  answers[0]?.(Response.json({ id: 1, ux_settings: { mini: true } }))
  await expect.poll(() => answers).toHaveLength(2)
  expect(shown).toEqual([])
  answers[1]?.(Response.json({ id: 1, ux_settings: { mini: false } }, { status }))
  expect(await Promise.all(both)).toEqual([true, status === 200])
  leave()
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...kept, results: [{ id: 1, ux_settings: { mini } }] })
})

test('a request for the profile that a save overtakes does not bring the earlier preference back', async () => {
  const saved = { id: 1, ux_settings: { mini: true } }
  let answerLate = (): void => undefined
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    // Calls other than the profile get an empty answer: a test of another file may have left a page that polls its server.
    if (!url.includes('profile')) return Promise.resolve(Response.json({}))
    if (method !== 'GET') return Promise.resolve(Response.json(saved))
    return new Promise<Response>((resolve) => (answerLate = () => resolve(Response.json(kept))))
  })
  queryClient.setQueryData(queryKey, kept)
  const late = queryClient.fetchQuery({ ...query(profileCalls.get, {}), staleTime: 0 }).catch(() => undefined)
  expect(await savePreference({ mini: true })).toBe(true)
  answerLate()
  await late
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...kept, results: [saved] })
})

test('preferences of a session that has ended are neither sent nor shown for the doctor who logs in next', async () => {
  const sent: string[] = []
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes('profile')) return Promise.resolve(Response.json({}))
    sent.push(url)
    return new Promise<Response>((resolve) => void answers.push(resolve))
  })
  enter('token-of-the-first')
  const both = [savePreference({ mini: true }), savePreference({ mini: false })]
  await expect.poll(() => sent).toHaveLength(1)
  await logOut()
  enter('token-of-the-next')
  const other = { ...kept, results: [{ id: 2, ux_settings: { mini: false } }] }
  queryClient.setQueryData(queryKey, other)
  answers[0]?.(Response.json({ id: 1, ux_settings: { mini: true } }))
  expect((await Promise.all(both))[1]).toBe(false)
  expect(sent).toHaveLength(1)
  expect(queryClient.getQueryData(queryKey)).toEqual(other)
  const saved = { id: 2, ux_settings: { mini: true } }
  const own = savePreference({ mini: true })
  await expect.poll(() => sent).toHaveLength(2)
  answers[1]?.(Response.json(saved))
  expect(await own).toBe(true)
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...kept, results: [saved] })
  // Test files of one worker share the session, so that it is ended here.
  await logOut()
})

/** Applies the preferences of an account whose language is given. */
const applyOf = (own: 'es' | 'en') =>
  // `applyPreferences` reads only these members of the preferences.
  applyPreferences({ language: own, darkMode: 'auto' } as UxSettings)

describe('a language that was chosen on the login page', () => {
  let sent: unknown[]
  let status: number
  beforeEach(() => {
    sent = []
    status = 200
    vi.stubGlobal('document', { documentElement: {} })
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      if (url.includes('profile')) sent.push(JSON.parse(body))
      return Response.json({ id: 1 }, { status })
    })
  })
  afterEach(async () => {
    // Test files of one worker share the session and the language, so that both are reset here.
    await logOut()
    await applyOf('es')
    await expect.poll(() => language.get()).toBe('es')
  })

  test('is stored for the next load at once, and given to the account', async () => {
    chooseLanguage('en')
    expect(persisted.get().local).toMatchObject({ language: 'en', chosen: true })
    expect(await applyOf('es')).toBe(true)
    expect(sent).toEqual([{ ux_settings: { language: 'en' } }])
    await expect.poll(() => language.get()).toBe('en')
  })

  test('is given to the account at the next load where it could not be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    chooseLanguage('en')
    status = 500
    expect(await applyOf('es')).toBe(false)
    status = 200
    expect(await applyOf('es')).toBe(true)
    expect(sent).toHaveLength(2)
  })

  test('gives way to the options once the account has it', async () => {
    chooseLanguage('en')
    await applyOf('es')
    expect(applyOf('en')).toBeUndefined()
    // The doctor chooses Spanish in the options.
    expect(applyOf('es')).toBeUndefined()
    await expect.poll(() => language.get()).toBe('es')
    expect(sent).toHaveLength(1)
  })

  test('is no choice where the account has it already', async () => {
    chooseLanguage('en')
    expect(applyOf('en')).toBeUndefined()
    expect(applyOf('es')).toBeUndefined()
    expect(sent).toEqual([])
  })

  test('is not given to the account of another doctor after a logout', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    enter('token-of-the-first')
    chooseLanguage('en')
    status = 500
    await applyOf('es')
    await logOut()
    status = 200
    expect(applyOf('es')).toBeUndefined()
    expect(sent).toHaveLength(1)
  })
})
