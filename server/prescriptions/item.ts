import { createHash } from 'node:crypto'
import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type { Item } from '#contract/prescription/row.ts'

/** A row of a prescription that was checked by the rules, with the columns that only the server adds. */
export interface StoredItem extends Item {
  /** GTIN of the product; '' where none is known. */
  sku: string
  /** Instructions as the caller wrote them; '' where the printed instructions are the same. */
  written: string
}

type Written = Pick<
  Item,
  'presentation' | 'generic' | 'brand' | 'instructions' | 'via' | 'drug_upc' | 'qty' | 'refills'
> & { category: string }

/**
 * Hash of a prescription's rows in their order. Prescriptions with equal rows have the same hash, by which repetitions
 * are found.
 */
export function rowsKey(items: readonly Written[]): string {
  const rows = items.map((i) => [
    i.presentation,
    i.generic,
    i.brand,
    i.instructions,
    i.via,
    i.category,
    i.drug_upc,
    i.qty,
    i.refills,
  ])
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
}

/** Name of a medicine or diagnosis that the doctor's statistics count, and how often a document has it (migration 0205). */
interface NameToCount {
  kind: 'medication' | 'diagnosis'
  name: string
  uses: number
}

/**
 * Names of the medicines and diagnoses in a new document, which the doctor's statistics count: one use for each row, and
 * one for each diagnosis code.
 */
export function namesToCount(
  items: readonly Pick<Item, 'generic' | 'presentation'>[],
  diagnoses: readonly CodedDiagnosis[],
): NameToCount[] {
  const rows = new Map<string, number>()
  for (const { generic, presentation } of items) {
    const name = generic || presentation
    rows.set(name, (rows.get(name) ?? 0) + 1)
  }
  return [
    ...[...rows].map(([name, uses]) => ({ kind: 'medication' as const, name, uses })),
    ...[...new Set(diagnoses.map(({ code }) => code))].map((name) => ({
      kind: 'diagnosis' as const,
      name,
      uses: 1,
    })),
  ]
}
