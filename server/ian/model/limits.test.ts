import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IanLine } from '#contract/ian/ian.ts'
import { ianAnswers as words } from '#locales/es/ian-answers.ts'
import { toolModel } from '../../outside/ai/tool-model.ts'
import { createOutbound, type Outbound } from '../../outside/client/outbound.ts'
import { projectCatalogue, projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { EVALUATION_DAY, fixtureRecords } from '../evaluation/fixture.ts'
import { type FakeModelServer, sendChunk, startFakeModelServer } from '../testing/fake-model-server.ts'
import { contextAbout } from '../understanding/scene.ts'
import { answerQuestion } from './with-fallback.ts'

let fake: FakeModelServer
let outbound: Outbound
let broken: string[]
beforeAll(async () => {
  fake = await startFakeModelServer()
  outbound = createOutbound({ allowed: new Set([fake.host]), log: () => undefined })
})
afterAll(async () => {
  await outbound.close()
  await fake.close()
})

/** Answers a question with a language model that may take ten minutes, within a time limit in ms. */
async function answered(answerMs: number): Promise<IanLine[]> {
  const lines: IanLine[] = []
  broken = []
  const answering = {
    desk: {
      records: fixtureRecords(projectCatalogue),
      words,
      language: 'es' as const,
      today: EVALUATION_DAY,
      known: { patients: new Map(), drugs: new Map() },
    },
    names: { names: projectSafety.names, printed: projectSafety.rules.printed },
    model: toolModel({ url: fake.url, key: '', model: 'modelo', timeoutMs: 600_000 }, outbound),
    budget: { take: async () => true, spend: async () => undefined },
    signal: new AbortController().signal,
    answerMs,
    broke: (reason: string) => void broken.push(reason),
  }
  for await (const line of answerQuestion('¿qué recetas hay de hoy?', contextAbout({}), answering))
    lines.push(line)
  return lines
}

test('an answer of ten minutes is cut at the limit, and its connection is closed', async () => {
  let closed = 0
  fake.answers = [
    (_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.on('close', () => (closed += 1))
      sendChunk(response, { content: 'Sin fin. ' })
      sendChunk(response, { content: 'Sin ' })
    },
  ]
  // The time limit of the model's answer is long enough for the first sentence to arrive even on a busy machine.
  const lines = await answered(4000)
  expect(lines.map((line) => (line.kind === 'text' ? line.text : line.kind))).toEqual([
    'Sin fin. ',
    words.stopped,
    'end',
  ])
  expect(lines.at(-1)).toMatchObject({ outcome: 'cut' })
  await expect.poll(() => closed).toBe(1)
})

test('a model that says nothing for ten minutes is replaced at the limit', async () => {
  fake.answers = [
    (_, response) => {
      response.setHeader('content-type', 'text/event-stream')
      response.flushHeaders()
    },
  ]
  const lines = await answered(200)
  expect(lines[0]).toEqual({ kind: 'text', text: words.modelFailed })
  expect(lines.at(-1)).toMatchObject({ outcome: 'fallback' })
  expect(broken).toEqual(['TimeoutError'])
})

const CLAIM = { text: ['Ya emití la receta.'] }

test.each<[string, FakeModelServer['answers']]>([
  ['claims an act', [CLAIM]],
  [
    'asks for a tool that does not exist, and claims its act',
    [{ calls: [{ name: 'issue_prescription', arguments: '{}' }] }, CLAIM],
  ],
  ['says nothing', [{ text: [] }]],
  ['answers with a page', [(_, response) => void response.setHeader('content-type', 'text/html').end('<p>')]],
])('a model that only %s is replaced', async (_what, answers) => {
  fake.answers = answers
  const lines = await answered(10_000)
  expect(lines[0]).toEqual({ kind: 'text', text: words.modelUnproven })
  expect(JSON.stringify(lines)).not.toContain('emití')
  expect(lines.at(-1)).toMatchObject({ outcome: 'fallback' })
})
