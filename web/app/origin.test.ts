import { expect, test, vi } from 'vitest'
import { logOut } from '../lib/account/session.ts'
import { origin } from './origin.ts'

test('a logout forgets the page to which the settings lead back', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  origin.set('/prescriptions?search=ram')
  await logOut()
  expect(origin.get()).toBeUndefined()
  vi.unstubAllGlobals()
})
