import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { CodedState } from './coded-state.ts'
import type { RuleReading } from '../read-rules.ts'
import { CodedStateRow } from '../rows.ts'

const FILE = 'knowledge/safety/codes/coded-states.csv'

/** Reads which CIE-10 codes name a pregnancy, breastfeeding, or a stage of kidney disease. */
export const readCodedStates = ({ root, sources, faults }: RuleReading): readonly CodedState[] =>
  readRows(root, FILE, CodedStateRow, faults).map(({ row: { sources: cited, ...state }, at }) => {
    checkSources(cited, sources, at, faults)
    return state
  })
