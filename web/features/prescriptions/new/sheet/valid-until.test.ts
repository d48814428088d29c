import { beforeAll, expect, test } from 'vitest'
import { loadInstructionReader } from '../draft/instruction-reader.ts'
import { newRow, type Row } from '../draft/row.ts'
import { validUntil } from './valid-until.ts'

beforeAll(() => loadInstructionReader())

const row = (over: Partial<Row>): Row => ({ ...newRow('a'), presentation: 'Prueba', ...over })
const antibiotic = { fraction: 'IV', antibiotic: true } as const
const ENDLESS = 'Tomar 1 tableta cada 8 horas'

test.for([
  ['thirty days of class II', { fraction: 'II' }, '2026-11-21', '2026-12-21'],
  ['six months of class III', { fraction: 'III' }, '2026-08-31', '2027-02-28'],
  [
    'an antibiotic its treatment',
    { ...antibiotic, instructions: `${ENDLESS} por 7 días` },
    '2026-11-21',
    '2026-11-28',
  ],
  ['an antibiotic without days', { ...antibiotic, instructions: ENDLESS }, '2026-11-21', null],
] as const)('%s', ([, over, issuedOn, until]) => {
  expect(validUntil([row(over)], issuedOn)).toBe(until)
})

test('of several rows the earliest, and nothing of none', () => {
  const short = row({ ...antibiotic, instructions: `${ENDLESS} por 3 días` })
  expect(validUntil([row({ fraction: 'VI' }), short], '2026-12-30')).toBe('2027-01-02')
  expect(validUntil([], '2026-12-30')).toBeNull()
})
