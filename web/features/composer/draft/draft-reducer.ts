import type { ComposerDraft } from './draft.ts'
import type { Row } from './row.ts'

export type DraftAction =
  /** Changes fields of the draft. `follows`: the change comes from the URL of the page, not from the doctor. */
  | { kind: 'set'; change: Partial<Omit<ComposerDraft, 'rows' | 'idempotencyKey'>>; follows?: boolean }
  /** Adds a row at index `at`, or at the end when that is missing. */
  | { kind: 'add-row'; row: Row; at?: number }
  /** Changes fields of a row. `follows`: the page computed the change from what the doctor wrote. */
  | { kind: 'change-row'; key: string; change: Partial<Omit<Row, 'key'>>; follows?: boolean }
  | { kind: 'remove-row'; key: string }
  | { kind: 'move-row'; key: string; by: -1 | 1 }
  | { kind: 'replace'; draft: ComposerDraft }

export function draftReducer(draft: ComposerDraft, action: DraftAction): ComposerDraft {
  const { rows } = draft
  switch (action.kind) {
    case 'set': {
      const next = { ...draft, ...action.change }
      // Hospital id 0 is stored as null (specification section 4).
      return { ...next, hospital: next.hospital || null }
    }
    case 'add-row':
      return { ...draft, rows: rows.toSpliced(action.at ?? rows.length, 0, action.row) }
    case 'change-row':
      return {
        ...draft,
        rows: rows.map((row) => (row.key === action.key ? { ...row, ...action.change } : row)),
      }
    case 'remove-row':
      return { ...draft, rows: rows.filter((row) => row.key !== action.key) }
    case 'move-row':
      return { ...draft, rows: moved(rows, action.key, action.by) }
    default:
      return action.draft
  }
}

/** Moves a row by one place. The order stays as it is when the first row would go up or the last one down. */
function moved(rows: Row[], key: string, by: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.key === key)
  const to = from + by
  const [row, other] = [rows[from], rows[to]]
  if (!row || !other) return rows
  return rows.with(to, row).with(from, other)
}

/**
 * Whether an action is a change by the doctor. False for changes that the page computes (`follows`), and for
 * values that the draft already has.
 */
export function isChange(draft: ComposerDraft, action: DraftAction): boolean {
  if (action.kind !== 'set' && action.kind !== 'change-row') return true
  const before = action.kind === 'set' ? draft : draft.rows.find(({ key }) => key === action.key)
  return action.follows !== true && !isWithin(action.change, before)
}

const isWithin = (change: object, whole: object | undefined): boolean => {
  const values = new Map<string, unknown>(Object.entries(whole ?? {}))
  return Object.entries(change).every(([name, value]) => Object.is(value, values.get(name)))
}
