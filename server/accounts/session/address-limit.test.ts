import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAccess, type Access } from '../../testing/access.ts'
import { call, refusal } from '../../testing/call.ts'

let it: Access
beforeAll(async () => {
  it = await startAccess()
})
afterAll(() => it.close())
beforeEach(() => it.sql('delete from throttle'))

/** Attempts a login to an account that does not exist. Each number gives another mail address. @returns code of the refusal */
const logIn = async (from: string, number: number) => {
  const body = { email: `nadie${number}@ajena.example`, password: 'no es esta' }
  return refusal(await call(it.server, 'POST /rest-auth/login/', { body, from })).body.code
}

test.each([
  ['one address', () => '192.0.2.7', '192.0.2.8'],
  ['the addresses of one IPv6 network', (n: number) => `2001:db8:1:2::${n.toString(16)}`, '2001:db8:1:3::1'],
])('forty wrong logins from %s end with a wait, and another network may go on', async (_from, at, other) => {
  for (let n = 1; n <= 40; n += 1) expect(await logIn(at(n), n)).toBe('login-failed')
  expect(await logIn(at(41), 41)).toBe('too-many-requests')
  expect(await logIn(other, 42)).toBe('login-failed')
})
