import { readFolder } from '../csv.ts'
import { checkSources } from '../sources.ts'
import { circumstanceOf } from './circumstance.ts'
import { type RuleReading, readRules, resolver } from './read-rules.ts'
import { rowsOfTable } from './rows.ts'
import { type IngredientKeys, type Reach, REACHES, type RiskFactor, type SafetyKnowledge } from './rule.ts'

type ContextRules = 'cautions' | 'loads' | 'risks'

/** Rules that hold only in some circumstances of patient, dose, course or medication. */
export function readContextRules(reading: RuleReading): Pick<SafetyKnowledge, ContextRules> {
  const { faults } = reading
  const of = resolver(reading)
  const risks = readRisks(reading)
  const lists = new Set(risks.map(({ list }) => list))
  const cautions = readRules(reading, 'cautions', rowsOfTable.cautions).map(({ row, at, rule }) => ({
    ...rule,
    kind: row.kind,
    drugs: of(row.drugs, at),
    reaches: row.reaches.map((reach) => reachOf(reach, at, reading)),
    context: circumstanceOf(row, at, of, faults),
  }))
  const loads = readRules(reading, 'loads', rowsOfTable.loads).map(({ row, at, rule }) => ({
    ...rule,
    load: row.load,
    points: pointsOf(row.drugs, (cell) => of(cell, at)),
    pointsFrom: row.points_from,
    drugsFrom: row.drugs_from,
    each: row.each === '' ? [] : row.each.split('&').map((cell) => of(cell.trim(), at)),
    absorbs: new Set(row.absorbs),
    context: circumstanceOf(row, at, of, faults),
  }))
  for (const { id, context } of [...cautions, ...loads])
    if (context?.risks && !lists.has(context.risks.list))
      faults.add('knowledge/safety/risks', `rule ${id} needs the list ${context.risks.list}`)
  return { cautions, loads, risks }
}

const reachOf = (cell: string, at: string, { faults }: RuleReading): Reach => {
  const reach = REACHES.find((one) => one === cell)
  if (reach === undefined) faults.add(at, `unknown reach ${cell}`)
  return reach ?? 'systemic'
}

/**
 * Points of each ingredient in a cell such as `@weak|@strong*3`, for a rule about effects that add up: one point unless a
 * number says otherwise.
 */
function pointsOf(cell: string, of: (cell: string) => IngredientKeys): ReadonlyMap<string, number> {
  const points = new Map<string, number>()
  for (const part of cell.split('|')) {
    const [drugs = '', weight = '1'] = part.split('*')
    for (const key of of(drugs.trim())) points.set(key, Math.max(points.get(key) ?? 0, Number(weight)))
  }
  return points
}

function readRisks(reading: RuleReading): RiskFactor[] {
  const { root, sources, faults } = reading
  const of = resolver(reading)
  return readFolder(root, 'knowledge/safety/risks', rowsOfTable.risks, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    return {
      list: row.list,
      name: { es: row.name_es, en: row.name_en },
      drugs: row.drugs === '' ? null : of(row.drugs, at),
      context: circumstanceOf(row, at, of, faults),
    }
  })
}
