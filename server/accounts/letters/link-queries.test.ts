import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { linkByHash, putLink, takeLink } from './link-queries.ts'

let server: TestServer
let accountId: number
beforeAll(async () => {
  server = await startTestServer()
  accountId = (await createDoctor(server)).id
})
afterAll(() => server.close())

/** Stores a mailed link that expires in `ms` milliseconds. A negative number makes a link that has expired. */
async function createLink(ms: number): Promise<Buffer> {
  const hash = randomBytes(32)
  await putLink(server.database.open, { hash, accountId, purpose: 'reset-password', ms })
  return hash
}

test('a link that has expired is neither found nor taken', async () => {
  const hash = await createLink(-1000)
  expect(await linkByHash(server.database.open, hash, 'reset-password')).toBeUndefined()
  expect(await takeLink(server.database.open, hash, 'reset-password')).toBe(false)
})

test('a link is taken once, and only for its purpose', async () => {
  const hash = await createLink(60_000)
  expect(await takeLink(server.database.open, hash, 'confirm-email')).toBe(false)
  expect(await takeLink(server.database.open, hash, 'reset-password')).toBe(true)
  expect(await takeLink(server.database.open, hash, 'reset-password')).toBe(false)
})
