import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { controlledAgain } from '#knowledge/safety/plain-rules.ts'
import type { Sql } from '../../database/database.ts'
import { daysWritten } from '../context/course-days.ts'
import { type CheckFinding, findingOf } from '../finding.ts'
import { readOwnInstructions } from '../read-instructions.ts'
import { controlledNames, LONGEST, type NamedMedicine } from './controlled-names.ts'
import { earlierControlled, type EarlierControlled, oneAtATime } from './earlier-queries.ts'

interface KeyedRow extends NamedMedicine {
  key: string
}

interface Asking {
  doctorId: number
  /** Uid of the patient; null while no patient is chosen for the draft. */
  uid: string | null
  now: Date
  replaces?: string | null | undefined
  /** Whether the rows are about to be issued. Concurrent issues then wait for each other. */
  isIssue: boolean
}

/**
 * Finds controlled medicines that this doctor prescribes again to a patient within the days of their class. Two
 * packages are the limit of class II, and three fills that of class III, so that a repetition exceeds the limit. The
 * database is queried only where a row is controlled.
 */
export async function findPrescribedAgain(
  sql: Sql,
  rows: readonly KeyedRow[],
  catalogue: Pick<JudgedCatalogue, 'productByUid' | 'recognise'>,
  { doctorId, uid, now, replaces, isIssue }: Asking,
): Promise<CheckFinding[]> {
  const named = rows.map((row) => ({ key: row.key, names: controlledNames(row, catalogue) }))
  if (uid === null || named.every(({ names }) => names.size === 0)) return []
  if (isIssue) await oneAtATime(sql, doctorId, uid)
  const earlier = await earlierControlled(sql, doctorId, { uid, now, days: LONGEST, replaces })
  const before = earlier.map((row) => ({ row, names: controlledNames(row, catalogue) }))
  return [...new Set(named.flatMap(({ names }) => [...names.keys()]))].flatMap((name) => {
    const asked = named.filter(({ names }) => names.has(name))
    const days = Math.max(...asked.map(({ names }) => names.get(name) ?? 0))
    const found = before.filter(({ row, names }) => names.has(name) && isWithin(row, now, days))
    return found.length === 0
      ? []
      : [
          findingAbout(
            name,
            asked.map(({ key }) => key),
            found.map(({ row }) => row),
          ),
        ]
  })
}

const isWithin = ({ issued_at: at }: EarlierControlled, now: Date, days: number): boolean =>
  mexicoDay(at) > addDays(mexicoDay(now), -days)

/**
 * The finding that asks for the reason why an ingredient is prescribed again. The finding's id contains the newest earlier
 * prescription, so that a reason for one repetition does not count for the next.
 */
function findingAbout(name: string, keys: string[], earlier: readonly EarlierControlled[]): CheckFinding {
  const [newest] = earlier
  const items = [...keys, ...earlier.map((row) => `prescribed:${row.signature}:${row.position}`)]
  const finding = findingOf('controlled', controlledAgain, items, [name], markOf(newest?.signature ?? ''))
  return {
    ...finding,
    interrupts: true,
    prescribed: earlier.map((row) => {
      const on = mexicoDay(row.issued_at)
      const days = daysWritten(readOwnInstructions(row))
      const until = days !== null && Number.isFinite(days) ? addDays(on, days - 1) : null
      return { signature: row.signature, on, until }
    }),
  }
}

const markOf = (signature: string): string => signature.slice(0, 12)

/** Whether a finding asks about the repetition of this earlier prescription. */
export const asksAbout = (finding: string, signature: string): boolean =>
  finding.startsWith('controlled|') && finding.endsWith(`|${markOf(signature)}`)
