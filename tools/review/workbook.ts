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

/** Verdicts that a reviewer may write; only `correcta` signs a rule. */
const VERDICTS = ['', 'correcta', 'corregir', 'retirar'] as const

const Row = z.object({
  table: z.string(),
  rule: z.string(),
  fingerprint: z.string(),
  reviewed_by: z.string(),
  reviewed_on: z.string(),
  verdict: z.enum(VERDICTS),
})

type Signable = Rule | PaediatricDose | SignableFact

/** Rules, doses of children, and facts that are no rules, by table. */
type ReviewTables = Readonly<Record<string, readonly Signable[]>>

/** One cell of a CSV file. A leading character that a spreadsheet would read as a formula is made text. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@]/, `'$&`).replaceAll('"', '""')}"`

/**
 * The workbook that a pharmacist signs row by row: CSV in UTF-8 with a byte order mark, which spreadsheets open. One row
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

/** The usual dose of a child as a sentence. */
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

/** Everything that a rule says besides its sentence: drugs, limits, codes, circumstances. */
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
  /** Rows that sign nothing, with the reason. */
  refused: string[]
}

/** Reads a signed workbook. A signature counts only with a name and a day, and for the rule as it stands today. */
export function readWorkbook(csv: string, tables: ReviewTables): Import {
  const today = new Map<string, string>(
    Object.entries(tables).flatMap(([table, rules]) =>
      rules.map((rule) => [`${table} ${rule.id}`, fingerprintOf(rule)] as const),
    ),
  )
  const signed: ReviewRow[] = []
  const refused: string[] = []
  for (const record of parse(csv, { bom: true, columns: true, trim: true })) {
    const row = Row.parse(record)
    const name = `${row.table} ${row.rule}`
    if (row.verdict === '') continue
    if (row.verdict !== 'correcta') refused.push(`${name}: the reviewer says "${row.verdict}"`)
    else if (today.get(name) !== row.fingerprint) refused.push(`${name}: the rule changed after the export`)
    else if (row.reviewed_by === '' || !/^\d{4}-\d{2}-\d{2}$/.test(row.reviewed_on))
      refused.push(`${name}: no name, or no day as YYYY-MM-DD`)
    else {
      const { verdict: _, ...review } = row
      signed.push(review)
    }
  }
  return { signed, refused }
}
