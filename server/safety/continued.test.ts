import { describe, expect, test } from 'vitest'
import type { RecordForChecks } from '../patients/record-for-checks.ts'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient } from '../testing/clinical/safety.ts'
import { checkDraftSafety } from './check-draft.ts'

const written = (key: string, presentation: string, instructions: string) => ({
  key,
  presentation,
  instructions,
  generic: '',
  brand: '',
  drug_upc: '',
  via: '',
  category: '',
})
const taken = (key: string, text: string, instructions: string, stopped: string | null = null) => ({
  key,
  text,
  instructions,
  drug_upc: '',
  since: null,
  stopped_on: stopped,
})
type Taken = ReturnType<typeof taken>

/** Findings about rows for a patient who already takes `medication`, in words. */
const said = (rows: ReturnType<typeof written>[], medication: Taken[], stopped: Taken[] = []) => {
  const record = {
    ...healthyPatient(),
    version: 1,
    medication,
    stopped: stopped.map((one) => ({ ...one, stopped_on: '2026-11-01' })),
    old: { reproduction: false, egfr: false },
  } as unknown as RecordForChecks
  return checkDraftSafety(projectSafety, rows, record).findings.map(
    ({ kind, severity, about, items, figures }) =>
      [kind, severity, about.join('+'), items.join(' '), figures ? `${figures.written}/${figures.limit}` : '']
        .filter((part) => part !== '')
        .join(' | '),
  )
}

describe('renewing what the record says that the patient takes', () => {
  test.each([
    ['losartán', 'Losartán tableta 50 mg', '1 tab c/12h x 30 d'],
    ['metformina', 'Metformina tableta 850 mg', '1 tab c/12h x 30 d'],
    ['colchicina', 'Colchicina tableta 1 mg', '1 tab c/24h x 30 d'],
    ['paracetamol', 'Paracetamol tableta 500 mg', '2 tab c/8h x 5 d'],
  ])('is told at the lowest level, without adding doses: %s', (drug, presentation, instructions) => {
    const rows = [written('1', presentation, instructions)]
    expect(said(rows, [taken('m', presentation, instructions)])).toEqual([
      `repeat | minor | ${drug} | 1 current:m`,
    ])
  })

  test('is told once for all rows', () => {
    const losartan = ['Losartán tableta 50 mg', '1 tab c/12h x 30 d'] as const
    const metformin = ['Metformina tableta 850 mg', '1 tab c/12h x 30 d'] as const
    expect(
      said(
        [written('1', ...losartan), written('2', ...metformin)],
        [taken('a', ...losartan), taken('b', ...metformin)],
      ),
    ).toEqual(['repeat | minor | losartán+metformina | 1 2 current:a current:b'])
  })

  test('in another strength is a change of the dose, which is checked alone', () => {
    const before = [taken('m', 'Losartán tableta 50 mg', '1 tab c/12h')]
    const more = [written('1', 'Losartán tableta 100 mg', '1 tab c/24h x 30 d')]
    expect(said(more, before)).toEqual(['repeat | minor | losartán | 1 current:m'])
    const double = [written('1', 'Losartán tableta 100 mg', '2 tab c/24h x 30 d')]
    expect(said(double, before)).toEqual([
      'dose | serious | losartán | 1 | 200/100',
      'repeat | minor | losartán | 1 current:m',
    ])
  })

  test('says nothing about what has been stopped', () => {
    const losartan = ['Losartán tableta 50 mg', '1 tab c/12h x 30 d'] as const
    expect(said([written('1', ...losartan)], [], [taken('m', ...losartan)])).toEqual([])
  })
})

describe('a product that is taken besides, because the instructions say "además"', () => {
  test('is a duplicate whose doses are added', () => {
    const rows = [written('1', 'Losartán tableta 50 mg', '1 tab c/12h x 30 d además de lo que ya toma')]
    expect(said(rows, [taken('m', 'Losartán tableta 50 mg', '1 tab c/12h')])).toEqual([
      'dose | serious | losartán | 1 current:m | 200/100',
      'duplicate | serious | losartán | 1 current:m',
    ])
  })

  test('need not say so when it is another combination or another route', () => {
    const rows = [written('1', 'Tramadol/paracetamol tableta 37.5 mg/325 mg', '2 tab c/8h x 5 d')]
    const found = said(rows, [taken('m', 'Paracetamol tableta 500 mg', '2 tab c/8h')])
    expect(found).toContain('duplicate | serious | paracetamol | 1 current:m')
    expect(found.some((line) => line.startsWith('repeat'))).toBe(false)
  })
})
