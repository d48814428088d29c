import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guestAccountCalls } from '../calls/guest-endpoints.ts'
import { passkeyLogin, proveLogin } from './second-step.ts'
import { enter, logOut, sessionStatus } from './session.ts'

const bytes = new Uint8Array([1, 2, 3]).buffer
/** Answer of a device that has a passkey, as the browser gives it. */
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
}

/** Names of the calls, in the order in which their responses arrived. */
let answered: string[]
let respondToLogout: () => void

beforeEach(() => {
  answered = []
  const held = new Promise<void>((resolve) => (respondToLogout = resolve))
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === guestAccountCalls.logout.path) await held
    answered.push(url)
    const isRequest = url.endsWith('/passkey/options/')
    const body = isRequest ? { challenge: 'AQID', rpId: 'localhost' } : { key: 'good', kind: 'doctor' }
    return new Response(JSON.stringify(body))
  })
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  vi.stubGlobal('location', { hostname: 'localhost' })
  vi.stubGlobal('navigator', { credentials: { get: async () => credential } })
})
afterEach(async () => {
  await logOut()
  vi.unstubAllGlobals()
})

/** Resolves once all callbacks of settled promises have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['a passkey', passkeyLogin, '/rest-auth/login/passkey/'],
  ['a second factor', () => proveLogin({ totp: '123456' }), '/rest-auth/login/second-factor/'],
])('a login with %s waits for the response to an earlier logout', async (_way, logIn, address) => {
  enter('good')
  const left = logOut()
  await settled()
  const entered = logIn()
  await settled()
  expect(sessionStatus.get()).toBe('guest')
  expect(answered).not.toContain(address)
  respondToLogout()
  await Promise.all([left, entered])
  expect(answered.indexOf(guestAccountCalls.logout.path)).toBeLessThan(answered.indexOf(address))
  expect(sessionStatus.get()).toBe('doctor')
})
