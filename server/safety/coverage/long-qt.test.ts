import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../../testing/clinical/safety.ts'

// The list of drugs that prolong the QT interval is closed: a drug that is not on it needs no rule for a long QT. A drug that
// any table of the rules counts as one of these drugs must have a finding in a patient with a long QT.

const { rules, check } = projectSafety
const LONG_QT = 'I45.8'

/** Drugs whose points count for the sum of QT drugs, or that a condition forbids because they prolong the QT interval. */
const prolonging = new Set([
  ...rules.loads.filter(({ load }) => load === 'qt').flatMap(({ points }) => [...points.keys()]),
  ...rules.conditions
    .filter(({ local, mechanism }) => !local && /prolongs? the QT/.test(mechanism.en))
    .flatMap(({ drugs }) => [...drugs]),
])

test('a drug that prolongs the QT interval has a finding with a long QT', () => {
  expect(prolonging.size).toBeGreaterThan(80)
  const silent = [...prolonging].filter((drug) => {
    const { findings } = check([item('1', [drug])], healthyPatient({ conditions: [LONG_QT] }))
    return !findings.some(({ kind, about }) => kind === 'condition' && about.join().includes(LONG_QT))
  })
  expect(silent).toEqual([])
})
