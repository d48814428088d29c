import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dashboardCalls } from '../../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../../lib/calls/query.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { FrequencyWidget } from './FrequencyWidget.tsx'

beforeAll(() => loadTexts('common', 'dashboard', 'figures', 'widgets'))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const shown = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <FrequencyWidget />
    </QueryClientProvider>,
  )

async function answer(frequency: unknown): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ frequency })))
  await queryClient.fetchQuery(query(dashboardCalls.read, {}))
}

/** The button that turns the chart into a table; undefined where it is not shown. */
const asTable = (): string | undefined =>
  shown()
    .split('</button>')
    .find((part) => part.endsWith('Ver como tabla'))
    ?.split('<button')
    .at(-1)

test('the frequency is shown as a table only once it has arrived', async () => {
  expect(asTable()).toContain('aria-disabled="true"')
  await answer({ by: 'day', results: [{ from: '2026-11-22', until: '2026-11-22', prescriptions: 3 }] })
  expect(asTable()).toContain('Ver como tabla')
  expect(asTable()).not.toContain('aria-disabled="true"')
})

/** Labels of the buttons that choose the chart's period, the chosen one with an asterisk. */
const choice = (): string[] =>
  [...shown().matchAll(/aria-pressed="(true|false)"[^>]*>([^<]+)</g)].map(
    ([, isChosen, name]) => `${name}${isChosen === 'true' ? '*' : ''}`,
  )

test('the choice of the period stays while the frequency loads, when it is there and when it failed to load', async () => {
  const periods = ['Día*', 'Semana', 'Mes']
  expect(choice()).toEqual(periods)
  await answer({ by: 'day', results: [{ from: '2026-11-22', until: '2026-11-22', prescriptions: 3 }] })
  expect(choice()).toEqual(periods)
  queryClient.clear()
  await answer(null)
  expect(shown()).toContain('Intentar de nuevo')
  expect(choice()).toEqual(periods)
})

test('a frequency that failed to load offers another attempt and no table', async () => {
  await answer(null)
  expect(shown()).toContain('Intentar de nuevo')
  expect(asTable()).toBeUndefined()
})

test.each([
  ['2026-11-28', 'left-0'],
  ['2026-11-02', 'right-0'],
])(
  'the name of the month before stands away from the number on the highest bar: %s',
  async (highest, side) => {
    const day = (from: string) => ({ from, until: from, prescriptions: from === highest ? 5 : 1 })
    const november = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    await answer({ by: 'day', results: ['2026-10-31', ...november].map(day) })
    expect(shown()).toMatch(new RegExp(`<span class="absolute ${side}">octubre</span>`))
  },
)
