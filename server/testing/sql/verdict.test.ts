import { expect, test } from 'vitest'
import type { CheckedStatement, VerdictOf } from './verdict.ts'

interface Columns {
  id: [number, never]
  day: [string, null]
  kept: [unknown, never]
}

// Expected verdicts, which the TypeScript compiler checks: a wrong expectation does not compile.
const verdicts = {
  whole: 'fits' satisfies VerdictOf<{ id: number; day: string | null; kept: { any: boolean } }, Columns>,
  narrower: 'fits' satisfies VerdictOf<{ id: 1 | 2; day: 'today' | null }, Columns>,
  unread: 'fits' satisfies VerdictOf<Record<string, unknown>, Columns>,
  missing: 'name is not selected' satisfies Exclude<VerdictOf<{ id: number; name: string }, Columns>, 'fits'>,
  another: 'id is of another type' satisfies VerdictOf<{ id: string }, Columns>,
  wider: 'id is of another type' satisfies VerdictOf<{ id: number | string }, Columns>,
  nullable: 'day may be null' satisfies VerdictOf<{ day: string }, Columns>,
}
const row: CheckedStatement<{ id: number }, VerdictOf<{ id: number }, Columns>> = { id: 1 }

test('each kind of mismatch has its own verdict', () => {
  expect(row.id).toBe(1)
  expect(Object.values(verdicts).filter((verdict) => verdict !== 'fits')).toHaveLength(4)
})
