import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import type { RecordForChecks } from '#server/patients/record-for-checks.ts'
import { projectRoot } from '#server/root.ts'
import { checkDraft } from '#server/safety/check-draft.ts'
import { openSafety } from '#server/safety/open-safety.ts'
import type { Earlier } from '#server/safety/running-courses.ts'
import type { Figure } from './figure.ts'
import { percentile, round } from './statistics.ts'

const NEW = 8
/** Of these, half stand in the record and half on earlier prescriptions that still run. */
const CURRENT = 12
const CASES = 1500
const PASSES = 3
const WARM = 200
const LIMIT_MS = 5

/**
 * A whole check as the server makes it, from written rows to findings: 8 new products with instructions against 12
 * current ones, recorded or prescribed earlier, other products each time, for a patient with allergies, conditions and every measure. The best of three
 * checks of each draft counts: other programs use the machine too.
 */
export async function benchSafety(): Promise<Figure[]> {
  const root = projectRoot()
  const knowledge = loadCatalogue(root)
  const safety = openSafety(root, knowledge, serveCatalogue(knowledge))
  const { products } = knowledge
  const productAt = (n: number) => products[(n * 37) % products.length]
  const record = (n: number): RecordForChecks => ({
    version: 1,
    ageMonths: 70 * 12,
    female: true,
    weightKg: 60,
    egfr: 40,
    reproduction: [],
    old: { reproduction: false, egfr: false },
    allergies: ['@penicillins', '@nsaids', 'metamizol sodico'],
    unknownAllergies: [],
    conditions: ['I50.9', 'E11.9', 'I10', 'J45.9', 'N18.3'],
    medication: Array.from({ length: CURRENT / 2 }, (_, at) => ({
      key: String(at),
      drug_upc: productAt(n * 20 + NEW + at)?.uid ?? '',
      text: productAt(n * 20 + NEW + at)?.generic ?? '',
      instructions: 'Tomar 1 tableta cada 12 horas',
      since: null,
      stopped_on: null,
    })),
  })
  const earlier = (n: number): Earlier => ({
    day: '2026-11-21',
    rows: Array.from({ length: CURRENT / 2 }, (_, at) => {
      const product = productAt(n * 20 + NEW + CURRENT / 2 + at)
      return {
        signature: 'a'.repeat(64),
        position: at,
        issued_at: '2026-11-20T18:00:00Z',
        valid_from: null,
        valid_until: '2026-12-20',
        presentation: '',
        generic: product?.generic ?? '',
        brand: '',
        instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 30 días.',
        via: 'oral',
        category: 'standard_drug',
        drug_upc: product?.uid ?? '',
        qty: 1,
        refills: 0,
      }
    }),
  })
  const rows = (n: number) =>
    Array.from({ length: NEW }, (_, at) => ({
      key: String(at),
      presentation: '',
      generic: '',
      brand: '',
      drugUpc: productAt(n * 20 + at)?.uid ?? '',
      instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 7 días.',
      via: '',
      category: 'standard_drug',
    }))
  const times: number[] = []
  let found = 0
  for (let n = 0; n < WARM + CASES; n += 1) {
    const [written, patient, before] = [rows(n), record(n), earlier(n)]
    let best = Infinity
    for (let pass = 0; pass < PASSES; pass += 1) {
      const start = performance.now()
      const { findings } = checkDraft(safety, written, patient, { earlier: before })
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
