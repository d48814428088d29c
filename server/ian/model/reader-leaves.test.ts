import { request, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toolModel } from '../../outside/ai/tool-model.ts'
import { createOutbound, type Outbound } from '../../outside/client/outbound.ts'
import { call } from '../../testing/call.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { HANGS } from '../../testing/hangs.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type FakeModelServer, sendChunk, startFakeModelServer } from '../testing/fake-model-server.ts'

let fake: FakeModelServer
let outbound: Outbound
let server: TestServer
let doctor: TestDoctor
let origin: string
beforeAll(async () => {
  fake = await startFakeModelServer()
  outbound = createOutbound({ allowed: new Set([fake.host]), log: () => undefined })
  // The fake model may take long, so that the questions of these tests end only when the reader closes the page.
  const model = toolModel({ url: fake.url, key: '', model: 'modelo', timeoutMs: 120_000 }, outbound)
  server = await startTestServer({ model })
  doctor = await createDoctor(server)
  await call(server, 'PATCH /api/v2/profile/update/', {
    headers: doctor.auth,
    body: { ux_settings: { ianTranscript: true } },
  })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await outbound.close()
  await fake.close()
})
beforeEach(() => {
  fake.heard = []
})

const SOON = { timeout: HANGS }

/** Asks a question over a separate connection. The test breaks the connection off, as when the reader closes the page. */
function askAndLeave(question: string): { received: () => string; leave: () => void } {
  let received = ''
  const asked = request(
    `${origin}/api/v2/ian/`,
    { method: 'POST', agent: false, headers: { ...doctor.auth, 'content-type': 'application/json' } },
    (answer) => {
      answer.on('error', () => undefined)
      answer.setEncoding('utf8').on('data', (part: string) => (received += part))
    },
  )
  asked.on('error', () => undefined)
  asked.end(JSON.stringify({ question }))
  return { received: () => received, leave: () => void asked.destroy() }
}

/** Makes the fake model never end its answers, and counts how many of their connections the product closes. */
function openAnswers(begin: (response: ServerResponse) => void): { closed: () => number } {
  let closed = 0
  fake.answers = [
    (_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.on('close', () => (closed += 1))
      begin(response)
    },
  ]
  return { closed: () => closed }
}

const kept = async (): Promise<Record<string, number>> => {
  const { 'public.ian_use': _used, ...rows } = await countRows(server)
  return rows
}
const isServing = async (): Promise<boolean> =>
  (await call(server, 'GET /api/v2/profile/', { headers: doctor.auth })).statusCode === 200

test('a reader who leaves before the first words ends the request to the model, and nothing is stored', async () => {
  const { closed } = openAnswers((response) => response.flushHeaders())
  const before = await kept()
  const reader = askAndLeave('¿qué recetas hay de hoy?')
  await expect.poll(() => fake.heard.length, SOON).toBe(1)
  reader.leave()
  await expect.poll(closed, SOON).toBe(1)
  expect(await kept()).toEqual(before)
  expect(await isServing()).toBe(true)
})

test('a reader who leaves in the middle gets no more words, no tool runs, and the turn is not stored', async () => {
  let ongoing: ServerResponse | undefined
  const { closed } = openAnswers((response) => {
    ongoing = response
    // The product shows a sentence of the model once the next sentence begins.
    sendChunk(response, { content: 'Busco. ' })
    sendChunk(response, { content: 'Espere' })
  })
  const before = await kept()
  const reader = askAndLeave('prepara una receta de paracetamol')
  await expect.poll(reader.received, SOON).toContain('Busco.')
  reader.leave()
  await expect.poll(closed, SOON).toBe(1)
  // The fake model goes on and asks for a tool, although the product no longer listens.
  const search = { name: 'search_catalogue', arguments: '{"search":"paracetamol"}' }
  if (ongoing) sendChunk(ongoing, { tool_calls: [{ index: 0, id: 'c', function: search }] })
  ongoing?.end('data: [DONE]\n\n')
  expect(await isServing()).toBe(true)
  expect(fake.heard).toHaveLength(1)
  expect(await kept()).toEqual(before)
})
