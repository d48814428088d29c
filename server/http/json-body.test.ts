import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  'POST /rest-auth/logout/',
  'POST /api/v2/sessions/close-others/',
  'DELETE /api/v2/hospital/0/paper/',
])('%s accepts an empty JSON body, and refuses half of one', async (endpoint) => {
  const [method = '', url = ''] = endpoint.split(' ')
  const ask = async (payload: string): Promise<string> => {
    const answer = await server.app.inject({
      method: method as 'POST' | 'DELETE',
      url,
      headers: { ...(await createDoctor(server)).auth, 'content-type': 'application/json' },
      payload,
    })
    return answer.statusCode === 400 ? answer.json<{ code: string }>().code : 'taken'
  }
  expect([await ask(''), await ask('{"a":')]).toEqual(['taken', 'malformed-json'])
})
