import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (host: string) => call(server, 'GET /api/v2/brand/', { headers: { host } })

test('anybody gets the brand of the host; an unknown host gets the one for all others', async () => {
  const answer = await ask('nadie.example')
  expect(answer.statusCode).toBe(200)
  const { id } = answer.json<{ id: string }>()
  for (const host of ['nadie.example:8080', '127.0.0.1', '[::1]:8080'])
    expect((await ask(host)).json<{ id: string }>().id).toBe(id)
})

test.each(['..%2Fbrand.json', 'brand.json', '%2e%2e%2f%2e%2e%2fpackage.json', 'nada.svg', 'x%00.svg'])(
  'serves pictures of the brand only: /brand/%s is 404',
  async (name) => expect((await call(server, `GET /brand/${name}`)).statusCode).toBe(404),
)
