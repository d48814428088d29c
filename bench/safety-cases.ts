import type { Product } from '#knowledge/catalogue/product.ts'
import type { RecordForChecks } from '#server/patients/record-for-checks.ts'
import type { checkDraftSafety } from '#server/safety/check-draft.ts'
import type { Earlier } from '#server/safety/running-courses.ts'

/** Number of new medicines in a draft. */
export const NEW = 8
/**
 * Number of medicines that the patient already takes: half are in the record, half on earlier prescriptions that are still
 * valid.
 */
export const CURRENT = 12

interface SafetyCase {
  rows: Parameters<typeof checkDraftSafety>[1]
  record: RecordForChecks
  earlier: Earlier
}

/**
 * Makes the n-th draft to check. Each draft has other products; the patient always has allergies, conditions, a weight and a
 * kidney function (eGFR).
 */
export function safetyCases(products: readonly Product[]): (n: number) => SafetyCase {
  return (n) => {
    const productAt = (at: number) => products[((n * (NEW + CURRENT) + at) * 37) % products.length]
    const half = Array.from({ length: CURRENT / 2 })
    return {
      rows: Array.from({ length: NEW }, (_, at) => newRow(at, productAt(at))),
      record: { ...RECORD, medication: half.map((_, at) => recorded(at, productAt(NEW + at))) },
      earlier: {
        day: '2026-11-21',
        rows: half.map((_, at) => prescribed(at, productAt(NEW + CURRENT / 2 + at))),
      },
    }
  }
}

const newRow = (at: number, product: Product | undefined): SafetyCase['rows'][number] => ({
  key: String(at),
  presentation: '',
  generic: '',
  brand: '',
  drug_upc: product?.uid ?? '',
  instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 7 días.',
  via: '',
  category: 'standard_drug',
})

const RECORD: Omit<RecordForChecks, 'medication'> = {
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
}

const recorded = (
  at: number,
  product: Product | undefined,
): NonNullable<RecordForChecks['medication']>[number] => ({
  key: String(at),
  drug_upc: product?.uid ?? '',
  text: product?.generic ?? '',
  instructions: 'Tomar 1 tableta cada 12 horas',
  since: null,
  stopped_on: null,
})

const prescribed = (at: number, product: Product | undefined): Earlier['rows'][number] => ({
  signature: 'a'.repeat(64),
  code: 'K7QD2M9X4',
  rows_key: null,
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
})
