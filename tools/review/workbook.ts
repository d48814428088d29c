import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { fingerprintOf, type ReviewRow } from '#knowledge/safety/reviews.ts'
import type { PaediatricDose } from '#knowledge/safety/paediatric-dose.ts'
import type { Rule } from '#knowledge/safety/rule.ts'
import type { SignableFact } from '#knowledge/safety/signable-facts.ts'

const COLUMNS = [
  'table',
  'rule',
  'fingerprint',
  'severity',
  'applies_to',
  'says_es',
  'sources',
  'reviewed_by',
  'reviewed_on',
  'verdict',
  'note',
] as const

/** Verdicts that a reviewer may write. Only `correcta` signs a rule. */
const VERDICTS: ReadonlySet<string> = new Set(['correcta', 'corregir', 'retirar'])

const Row = z.object({
  table: z.string(),
  rule: z.string(),
  fingerprint: z.string(),
  reviewed_by: z.string(),
  reviewed_on: z.string(),
  verdict: z.string(),
})

type Signable = Rule | PaediatricDose | SignableFact

/** Content of the pharmacist's workbook by table: rules, doses for children, and facts that are no rules. */
type ReviewTables = Readonly<Record<string, readonly Signable[]>>

/** One cell of a CSV file. An apostrophe before its first character keeps a spreadsheet from reading the text as a formula. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@]/, `'$&`).replaceAll('"', '""')}"`

/**
 * Makes the workbook that a pharmacist signs row by row: CSV in UTF-8 with a byte order mark, which spreadsheets open. One row
 * is one rule, with its sentence, its sources and empty cells for name, day, verdict and note.
 */
export function workbookOf(tables: ReviewTables, titles: ReadonlyMap<string, { title: string }>): string {
  const rows = Object.entries(tables).flatMap(([table, rules]) =>
    rules.map((rule) => [
      table,
      rule.id,
      fingerprintOf(rule),
      'mechanism' in rule ? rule.severity : '',
      'says' in rule ? '' : appliesTo(rule),
      sentenceOf(rule),
      rule.sources.map((id) => titles.get(id)?.title ?? id).join('; '),
      '',
      '',
      '',
      '',
    ]),
  )
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const sentenceOf = (one: Signable): string => {
  if ('says' in one) return one.says
  return 'mechanism' in one ? `${one.mechanism.es} ${one.advice.es}` : doseInWords(one)
}

/** The usual dose for a child as a sentence. */
const doseInWords = ({
  indication,
  minDay,
  maxDay,
  unit,
  perKg,
  times,
  ceilingDay,
}: PaediatricDose): string =>
  `${indication.es}: de ${minDay} a ${maxDay} ${unit}${perKg ? '/kg' : ''} al día, en ${times} tomas, sin pasar de ${ceilingDay} ${unit} al día.`

/** All that a rule contains besides its sentence: drugs, limits, codes, circumstances. */
function appliesTo(rule: Rule | PaediatricDose): string {
  const rest = Object.entries(rule).filter(
    ([key, value]) => !['id', 'severity', 'mechanism', 'advice', 'sources'].includes(key) && value !== null,
  )
  return rest
    .map(([key, value]) => {
      const plain = JSON.stringify(value, (_key, part: unknown) =>
        part instanceof Set || part instanceof Map ? [...(part as Iterable<unknown>)] : part,
      )
      return `${key}: ${plain}`
    })
    .join('; ')
}

export interface Import {
  signed: ReviewRow[]
  /** Rules that the reviewer wants corrected or withdrawn, as `table rule`. Their earlier signatures are removed. */
  rejected: string[]
  /** Rows of the workbook that sign no rule, each with the reason. */
  refused: string[]
}

/** Reads a signed workbook. A signature counts only with a name and a day, and only for the present text of the rule. */
export function readWorkbook(csv: string, tables: ReviewTables): Import {
  const today = new Map<string, string>(
    Object.entries(tables).flatMap(([table, rules]) =>
      rules.map((rule) => [`${table} ${rule.id}`, fingerprintOf(rule)] as const),
    ),
  )
  const read: Import = { signed: [], rejected: [], refused: [] }
  for (const record of parse(csv, { bom: true, columns: true, trim: true })) {
    const { verdict: written, reviewed_on: day, ...row } = Row.parse(record)
    const name = `${row.table} ${row.rule}`
    const verdict = written.toLowerCase()
    const refuse = (why: string) => read.refused.push(`${name}: ${why}`)
    const on = isoDay(day)
    if (verdict === '') continue
    if (!VERDICTS.has(verdict)) refuse(`"${written}" is no verdict: write correcta, corregir or retirar`)
    else if (today.get(name) !== row.fingerprint) refuse('the rule changed after the export')
    else if (verdict !== 'correcta') {
      refuse(`the reviewer says "${verdict}"`)
      read.rejected.push(name)
    } else if (row.reviewed_by === '' || on === null) refuse('no name, or no day as YYYY-MM-DD or DD/MM/YYYY')
    else read.signed.push({ ...row, reviewed_on: on })
  }
  return read
}

/** A day as YYYY-MM-DD; null where there is no such day. DD/MM/YYYY is read too, as spreadsheets in Mexico save it. */
function isoDay(text: string): string | null {
  const iso = text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}
