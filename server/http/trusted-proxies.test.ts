import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

/**
 * Returns the caller's address as the application sees it with a certain `TRUST_PROXY`. The proxies themselves connect from
 * 127.0.0.1.
 */
async function callerBehind(setting: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: trustedProxies(setting) ?? false })
  app.get('/', (request) => request.ip)
  const answer = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  return answer.body
}

const INVENTED = '198.51.100.9'
const CALLER = '203.0.113.7'
const OUTER = '10.0.0.5'

test.each([
  ['nobody is trusted', '', CALLER, '127.0.0.1'],
  ['one proxy wrote the last address', '1', `${INVENTED}, ${CALLER}`, CALLER],
  ['two proxies in a row', '2', `${INVENTED}, ${CALLER}, ${OUTER}`, CALLER],
  ['the address of the proxy', '127.0.0.1', `${INVENTED}, ${CALLER}`, CALLER],
  ['addresses and ranges of proxies', 'loopback,10.0.0.0/24', `${INVENTED}, ${CALLER}, ${OUTER}`, CALLER],
  ['the call did not come from the proxy', '10.0.0.5', CALLER, '127.0.0.1'],
])('%s: an invented address is ignored', async (_, setting, forwarded, seen) => {
  expect(await callerBehind(setting, forwarded)).toBe(seen)
})
