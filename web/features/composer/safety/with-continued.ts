import type { CurrentMedication } from '#contract/patients/patient-record.ts'
import type { ComposerDraft } from '../draft/draft.ts'

type Row = Pick<
  ComposerDraft['rows'][number],
  'key' | 'presentation' | 'generic' | 'instructions' | 'drug_upc'
>

const CURRENT = 'current:'

/**
 * The current medication in the patient's record, updated from the rows that continue it: an entry gets the text, product and
 * instructions of its row and keeps its first day; a row that continues an earlier prescription is added.
 * @param day first day of an added entry
 * @returns null when nothing would change
 */
export function withContinued(
  medication: readonly CurrentMedication[],
  rows: readonly Row[],
  continued: readonly { row: string; taken: string }[],
  day: string,
): CurrentMedication[] | null {
  const rowOf = (key: string) => rows.find((row) => row.key === key)
  const updated = medication.map((entry) => {
    const pair = continued.find(({ taken }) => taken === `${CURRENT}${entry.key}`)
    const row = pair && rowOf(pair.row)
    return row ? { ...entry, ...wordsOf(row) } : entry
  })
  const isInRecord = (key: string) =>
    continued.some(({ row, taken }) => row === key && taken.startsWith(CURRENT))
  const isListed = (row: Row) => medication.some(({ key }) => key === entryKey(row))
  const others = [...new Set(continued.map(({ row }) => row))].filter((key) => !isInRecord(key))
  const added = others.flatMap((key) => {
    const row = rowOf(key)
    return row && !isListed(row)
      ? [{ key: entryKey(row), ...wordsOf(row), since: day, stopped_on: null }]
      : []
  })
  const all = [...updated, ...added]
  return JSON.stringify(all) === JSON.stringify(medication) ? null : all
}

const entryKey = ({ key }: Row): string => key.replaceAll(/[^\w-]/g, '').slice(0, 64)

const wordsOf = ({ presentation, generic, instructions, drug_upc }: Row) => ({
  text: (presentation || generic).slice(0, 300),
  instructions: instructions.slice(0, 500),
  drug_upc,
})
