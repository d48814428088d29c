import { createHash } from 'node:crypto'
import type { ImportOutcome, ImportRow, NewOwnMedication } from '#contract/medications/own-medications.ts'
import { OWN_MEDICATIONS_AT_MOST } from '#contract/medications/own-medications.ts'
import { Problem } from '#contract/problem.ts'
import { formatMoney } from '#contract/values/money.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import type { CompleteOwn, CompleteOwnMedication } from '../own/complete-own.ts'
import { COLUMNS, missingColumns, registerRowsOf } from './import-columns.ts'
import { parseFile } from '../../files/parse-file.ts'
import type { FileRow } from '../../files/read-catalogue-file.ts'
import { missingOwn, placesOf, readOwnLayout, type ImportedRow } from './import-own-layout.ts'
import { readRegisterLayout } from './import-register-layout.ts'
import { type OwnBody, productOfOwn } from '../own/own-medication.ts'
import type { OwnRow } from '../own/own-queries.ts'

export type Layout = 'own' | 'cofepris'

/** Plan of an import of medications: what is done with each row of the file once the import is confirmed. */
export interface ImportPlan {
  layout: Layout
  digest: string
  rows: ImportRow[]
  added: CompleteOwn[]
  changed: { before: OwnRow; own: CompleteOwn }[]
}

/** Reads an uploaded file of medications. @throws Problem when the file has none of the known layouts */
export async function readImport(
  bytes: Uint8Array,
  catalogue: CatalogueData,
): Promise<{ layout: Layout; rows: ImportedRow[] }> {
  const [heading, ...body] = (await parseFile('catalogue', bytes)) as [FileRow, ...FileRow[]]
  const places = placesOf(heading)
  if (places) return { layout: 'own', rows: readOwnLayout(body, places) }
  const register = registerRowsOf(heading.cells, body)
  if (!register) {
    const { line, cells } = heading
    const ofRegister = missingColumns(cells)
    // A file with at least half of the columns of COFEPRIS's register is treated as a register that lacks the other
    // columns.
    const missing = ofRegister.length <= COLUMNS.length / 2 ? ofRegister : missingOwn(heading)
    throw new Problem('catalogue-columns', { values: { line, columns: missing.join(', ') } })
  }
  return { layout: 'cofepris', rows: readRegisterLayout(register, catalogue) }
}

/** Plans an import by comparing the rows of a file with the doctor's current list of own medications. */
export function planImport(
  { layout, rows }: { layout: Layout; rows: readonly ImportedRow[] },
  current: readonly OwnRow[],
  complete: CompleteOwnMedication,
): ImportPlan {
  const byKey = new Map(current.map((row) => [row.key, row]))
  const seen = new Set<string>()
  const plan: Omit<ImportPlan, 'digest'> = { layout, rows: [], added: [], changed: [] }
  for (const row of rows) plan.rows.push(planRow(row))
  const digest = createHash('sha256')
    .update(JSON.stringify([plan.rows, current.map(versionOf)]))
    .digest('hex')
  return { ...plan, digest }

  function planRow(row: ImportedRow): ImportRow {
    const { line, label } = row
    const refuse = (key: string, detail = ''): ImportRow => ({
      ...nothing,
      line,
      outcome: 'refused',
      presentation: label,
      reason: { key, detail },
    })
    if ('reason' in row) return refuse(row.reason.key, row.reason.detail)
    const read = complete(row.written)
    if (!read.ok) {
      const [[field, keys] = ['', []]] = Object.entries(read.fields)
      return refuse(keys[0] ?? 'invalid', detailOf(field, row.written))
    }
    const own = read.own
    if (seen.has(own.key)) return refuse('twice-in-file')
    seen.add(own.key)
    const before = byKey.get(own.key)
    if (before && own.priceCents === null) own.priceCents = before.price_cents
    const changes = before ? changesOf(before, own) : []
    const outcome: ImportOutcome = !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    if (outcome === 'new') {
      if (current.length + plan.added.length >= OWN_MEDICATIONS_AT_MOST) return refuse('list-full')
      plan.added.push(own)
    }
    if (before && outcome === 'changed') plan.changed.push({ before, own })
    return { ...nothing, line, outcome, presentation: shown(own.body), fraction: own.body.fraction, changes }
  }
}

const nothing = { presentation: '', fraction: null, changes: [], reason: null }

const versionOf = ({ id, changed_at }: OwnRow): string => `${id} ${changed_at.toISOString()}`

const shown = (body: OwnBody): string => {
  const presentation = presentationOf(productOfOwn({ uid: '', price_cents: null, body }))
  return body.name === '' ? presentation : `${presentation} (${body.name})`
}

/** Text that the file has for the field of an imported medication in which an error was found. */
function detailOf(field: string, written: NewOwnMedication): string {
  const [, at, part] = field.split('.')
  const one = written.ingredients[Number(at)]
  if (one) return part === 'strength' ? `${one.name} ${one.strength ?? ''}` : one.name
  const value = Object.entries(written).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}

function changesOf(before: OwnRow, own: CompleteOwn): ImportRow['changes'] {
  const was = textsOf(before.body, before.price_cents)
  const is = textsOf(own.body, own.priceCents)
  return Object.keys(is).flatMap((field) =>
    was[field] === is[field] ? [] : [{ field, before: was[field] ?? '', after: is[field] ?? '' }],
  )
}

const textsOf = (body: OwnBody, cents: number | null): Record<string, string> => ({
  name: body.name,
  code: body.code,
  ingredients: body.ingredients.map((i) => `${i.name} ${i.strength}`.trim()).join(' + '),
  per: body.per,
  form: body.form,
  content: body.content,
  route: body.route,
  fraction: body.fraction,
  price: cents === null ? '' : formatMoney(cents),
})
