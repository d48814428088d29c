import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer of the fake language model: its text in parts, and the tool calls that it asks for. */
export interface FakeAnswer {
  text?: string[]
  calls?: { name: string; arguments: string }[]
  tokens?: number
}

type Behaviour = (heard: FakeRequest, response: ServerResponse) => void

export interface FakeRequest {
  body: string
  messages: { role: string; content: string; tool_call_id?: string }[]
}

/** A local server that answers like a language model, by the streaming protocol of chat completions. */
export interface FakeModelServer {
  url: string
  /** Address of the fake server as `host:port`, for the list of hosts that may be called. */
  host: string
  heard: FakeRequest[]
  /** Answers of the fake model to the next requests, in order. The last answer is repeated. */
  answers: (FakeAnswer | Behaviour)[]
  close(): Promise<void>
}

export async function startFakeModelServer(): Promise<FakeModelServer> {
  let turn = 0
  const fake: FakeModelServer = { url: '', host: '', heard: [], answers: [], close: async () => undefined }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const heard: FakeRequest = { body, messages: (JSON.parse(body) as FakeRequest).messages }
      if (heard.messages.every(({ role }) => role !== 'tool')) turn = 0
      fake.heard.push(heard)
      const answer = fake.answers[Math.min(turn, fake.answers.length - 1)]
      turn += 1
      if (typeof answer === 'function') answer(heard, response)
      else sendAnswer(response, answer ?? {})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  fake.host = `127.0.0.1:${port}`
  fake.url = `http://${fake.host}/v1`
  fake.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return fake
}

/** Sends one server-sent event of the fake model's answer. */
export const sendChunk = (response: ServerResponse, delta: object, more: object = {}): void => {
  const chunk = { id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta }], ...more }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function sendAnswer(response: ServerResponse, { text = [], calls = [], tokens = 10 }: FakeAnswer): void {
  response.setHeader('content-type', 'text/event-stream')
  for (const content of text) sendChunk(response, { content })
  for (const [index, call] of calls.entries()) {
    sendChunk(response, {
      tool_calls: [{ index, id: `call-${index}`, function: { name: call.name, arguments: '' } }],
    })
    // The arguments of a tool call are sent in pieces, as real services do.
    for (const piece of call.arguments.match(/.{1,7}/gs) ?? [])
      sendChunk(response, { tool_calls: [{ index, function: { arguments: piece } }] })
  }
  response.write(`data: ${JSON.stringify({ id: 'x', choices: [], usage: { total_tokens: tokens } })}\n\n`)
  response.end('data: [DONE]\n\n')
}
