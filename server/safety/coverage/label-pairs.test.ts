import { expect, test } from 'vitest'
import { normalize } from '#contract/values/normalize.ts'
import { projectSafety } from '#server/testing/clinical/project-knowledge.ts'
import { item } from '#server/testing/clinical/safety.ts'
import { checkInteractions, indexInteractions } from '../check-interactions.ts'

const { rules } = projectSafety
const find = indexInteractions(rules.interactions)
const rowsOf = (...names: string[]) =>
  names.map((name) => item(name, [rules.names.get(normalize(name)) ?? name]))

// Pairs of drugs from drug labels. When 736 pairs of outpatient care were reviewed, no rule was about these pairs.
test.each([
  ['dolutegravir', 'carbamazepina', 'serious'],
  ['dolutegravir', 'fenitoína', 'serious'],
  ['maraviroc', 'claritromicina', 'serious'],
  ['itraconazol', 'quinidina', 'contraindicated'],
  ['lercanidipino', 'ciclosporina', 'contraindicated'],
  ['cisaprida', 'amitriptilina', 'contraindicated'],
  ['vardenafil', 'amiodarona', 'serious'],
  ['anastrozol', 'tamoxifeno', 'serious'],
  ['clopidogrel', 'rifampicina', 'serious'],
  ['pitavastatina', 'eritromicina', 'serious'],
  ['micofenolato de mofetilo', 'rifampicina', 'serious'],
  ['baricitinib', 'probenecid', 'serious'],
  ['mebendazol', 'metronidazol', 'serious'],
  ['clozapina', 'tiamazol', 'serious'],
  ['itraconazol', 'isoniazida', 'serious'],
  ['metamizol sódico', 'acenocumarol', 'moderate'],
  ['celecoxib', 'fluconazol', 'moderate'],
  ['telmisartán', 'digoxina', 'moderate'],
])('%s beside %s interacts: %s', (a, b, severity) =>
  expect(checkInteractions(rowsOf(a, b), find, rules).map((one) => one.severity)).toEqual([severity]),
)
