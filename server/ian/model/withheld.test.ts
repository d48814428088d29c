import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ianAnswers as words } from '#locales/es/ian-answers.ts'
import { toolModel } from '../../outside/ai/tool-model.ts'
import { createOutbound, type Outbound } from '../../outside/client/outbound.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { askIan } from '../testing/ask.ts'
import { type FakeModelServer, startFakeModelServer } from '../testing/fake-model-server.ts'

let fake: FakeModelServer
let outbound: Outbound
let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  fake = await startFakeModelServer()
  outbound = createOutbound({ allowed: new Set([fake.host]), log: () => undefined })
  const model = toolModel({ url: fake.url, key: 'clave', model: 'modelo', timeoutMs: 15_000 }, outbound)
  server = await startTestServer({ model })
  doctor = await createDoctor(server)
})
afterAll(async () => {
  await server.close()
  await outbound.close()
  await fake.close()
})

const ask = (question: string) => askIan(server, doctor.auth, question)
const limits = { calls: [{ name: 'dose_limits', arguments: '{"drug":"paracetamol"}' }] }

describe('a model that invents a name', () => {
  test.each([
    ['a medicine', 'También existe Dolexan Forte. '],
    ['a medicine in small letters', 'También puede usar cardivil. '],
    ['a patient', 'La receta es de Rogelio Quintanar. '],
  ])(
    'a sentence that invents %s is withheld with all after it, and the answer says so',
    async (_, invented) => {
      fake.answers = [
        limits,
        { text: ['El límite de paracetamol es de 4,000 mg al día. ', invented, 'Se toma cada día. '] },
      ]
      const { texts, cards, outcome } = await ask('¿cuál es el límite de paracetamol?')
      expect(texts.map((text) => text.trim())).toEqual([
        'El límite de paracetamol es de 4,000 mg al día.',
        words.modelWithheld,
      ])
      expect(cards.map(({ kind }) => kind)).toContain('limit')
      expect(outcome).toBe('answered')
    },
  )

  test('an answer of nothing but an invented medicine is replaced by the built-in understanding, which says so', async () => {
    fake.answers = [{ text: ['Use Dolexan Forte. ', 'Es seguro. '] }]
    const { texts, outcome } = await ask('dosis máxima de paracetamol')
    expect(texts[0]).toBe(words.modelUnproven)
    expect(texts.join(' ')).not.toMatch(/Dolexan|seguro/)
    expect(outcome).toBe('fallback')
  })
})
