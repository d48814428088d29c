import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { checkDraftSafety } from '#server/safety/check-draft.ts'
import { openSafety } from '#server/safety/open-safety.ts'
import type { Figure } from './figure.ts'
import { CURRENT, NEW, safetyCases } from './safety-cases.ts'
import { percentile, round } from './statistics.ts'

const CASES = 1500
const PASSES = 3
const WARM = 200
const LIMIT_MS = 5

/**
 * Measures a whole safety check as the server makes it, from written rows to findings: 8 new products with instructions against
 * 12 current ones, recorded or prescribed earlier. Of three checks of each draft the fastest counts, because other programs use
 * the machine too.
 */
export async function benchSafety(): Promise<Figure[]> {
  const root = projectRoot()
  const knowledge = loadCatalogue(root)
  const safety = openSafety(root, knowledge, serveCatalogue(knowledge))
  const caseOf = safetyCases(knowledge.products)
  const times: number[] = []
  let found = 0
  for (let n = 0; n < WARM + CASES; n += 1) {
    const { rows, record, earlier } = caseOf(n)
    let best = Infinity
    for (let pass = 0; pass < PASSES; pass += 1) {
      const start = performance.now()
      const { findings } = checkDraftSafety(safety, rows, record, { earlier })
      best = Math.min(best, performance.now() - start)
      if (pass === 0) found += findings.length
    }
    if (n >= WARM) times.push(best)
  }
  const p99 = percentile(times, 0.99)
  return [
    {
      figure: `Safety, ${NEW} new against ${CURRENT} current, p99`,
      value: round(p99, 2),
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: p99 < LIMIT_MS && found > 0,
      note: `${CASES} drafts, best of ${PASSES} checks each; p50 ${round(percentile(times, 0.5), 2)} ms, ${Math.round(found / (WARM + CASES))} findings each`,
    },
  ]
}
