import { beforeAll, expect, test } from 'vitest'
import { lastDayToFill } from '#contract/validity.ts'
import { loadInstructionReader } from './instruction-reader.ts'
import { newRow, type Row } from './row.ts'
import { validityOf } from './row-state.ts'

beforeAll(() => loadInstructionReader())

const row = (over: Partial<Row>): Row => ({ ...newRow('a'), presentation: 'Prueba', ...over })
const antibiotic = { fraction: 'IV', antibiotic: true } as const
const ENDLESS = 'Tomar 1 tableta cada 8 horas'

test.for([
  ['thirty days of class II', { fraction: 'II' }, '2026-12-21'],
  ['six months of class III', { fraction: 'III' }, '2027-05-21'],
  ['a free text thirty days', {}, '2026-12-21'],
  ['an antibiotic its treatment', { ...antibiotic, instructions: `${ENDLESS} por 7 días` }, '2026-11-28'],
  ['an antibiotic without days', { ...antibiotic, instructions: ENDLESS }, null],
] as const)('a sheet is valid as the law says of its row: %s', ([, over, until]) => {
  expect(lastDayToFill([validityOf(row(over))], '2026-11-21')).toBe(until)
})
