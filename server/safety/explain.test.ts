import { expect, test } from 'vitest'
import type { ToldFinding } from '../outside/ai/port.ts'
import { makeRule } from '../testing/clinical/safety.ts'
import { explain } from './explain.ts'
import { findingOf } from './finding.ts'

const found = {
  ...findingOf(
    'interaction',
    makeRule('rule', 'contraindicated'),
    ['a', 'b'],
    ['Claritromicina', 'Simvastatina'],
  ),
  sources: ['known', 'gone'],
}
const names = new Map([
  ['claritromicina', 'claritromicina'],
  ['simvastatina', 'simvastatina'],
  ['warfarina', 'warfarina'],
])
const known = { id: 'known', title: 'Ficha técnica', url: 'https://ejemplo.example', year: 2026 }
const safety = { names, sources: new Map([['known', known]]) } as unknown as Parameters<typeof explain>[3]
const TRUE_TEXT = 'La claritromicina eleva la simvastatina.'

/** Request that the model gets, and explanation that the doctor reads, for a given answer of the model. */
async function told(answer: string | null, findings = [found], language: 'es' | 'en' = 'es') {
  const asked: [readonly ToldFinding[], string][] = []
  const ai = (about: readonly ToldFinding[], inLanguage: string) => {
    asked.push([about, inLanguage])
    return Promise.resolve(answer)
  }
  return { shown: await explain(ai, findings, language, safety), asked }
}

test.each([
  ['es', 'mecanismo', 'consejo'],
  ['en', 'mechanism', 'advice'],
] as const)(
  'the model is told the findings and the titles of their sources in %s',
  async (language, mechanism, advice) => {
    const { asked } = await told(TRUE_TEXT, [found], language)
    const severity = 'contraindicated'
    const { about } = found
    expect(asked).toEqual([
      [[{ severity, about, mechanism, advice, sources: ['Ficha técnica', 'gone'] }], language],
    ])
  },
)

test.each([
  ['a faithful answer', `  ${TRUE_TEXT}\n`, TRUE_TEXT],
  ['an unfaithful answer', `${TRUE_TEXT} Tampoco warfarina.`, null],
  ['an empty answer', '  ', null],
  ['no answer', null, null],
])('of %s the doctor reads the text or nothing', async (_name, answer, shown) => {
  expect((await told(answer)).shown).toBe(shown)
})

test('without findings or without a model nothing is explained', async () => {
  expect(await told(TRUE_TEXT, [])).toEqual({ shown: null, asked: [] })
  expect(await explain(null, [found], 'es', safety)).toBeNull()
})
