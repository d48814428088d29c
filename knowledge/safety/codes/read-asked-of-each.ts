import * as z from 'zod/mini'
import { filled, several } from '../../cells.ts'
import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import type { AskedOfEach } from './code-knowledge.ts'

const Row = z.object({ codes: several, safe: filled, sources: several })

/** Reads the conditions for which each drug has to be known as safe or unsafe, and the drugs that are safe. */
export const readAskedOfEach = ({ root, sources, targets, faults }: RuleReading): readonly AskedOfEach[] =>
  readRows(root, 'knowledge/safety/codes/asked-of-each.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    return { codes: row.codes, safe: targets.resolve(row.safe, at, faults) }
  })
