import { drugName } from '#contract/medications/drug-name.ts'
import { Category, medications, type PrescribedMedication } from '#contract/medications/medications.ts'
import { Problem } from '#contract/problem.ts'
import { documentIn } from '#contract/signed-document.ts'
import type { Language } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize, readableRows } from '../http/pages.ts'
import {
  prescribedById,
  prescribedFigures,
  prescribedPage,
  type PrescribedProduct,
} from './prescribed-queries.ts'

const DAY_MS = 86_400_000

/** Routes for the medicines that the doctor has prescribed: row by row, and counted by generic name. */
export function prescribedRoutes(
  { bind, database, clock }: Domain,
  qtyLabel: (qty: number, language: Language) => string,
): void {
  /** Converts a prescribed row to the answer of the API, as it was signed; null when its document can't be read. */
  const present = (row: PrescribedProduct, language: Language): PrescribedMedication | null => {
    const item = documentIn(row.payload)?.items[row.position]
    const category = Category.safeParse(item?.category)
    if (!item || !category.success) return null
    const { id, bought, bought_qty, order_id, ad_id } = row
    const { presentation, instructions, qty, drug_upc } = item
    const cost = row.cost_cents / 100
    const sold = { cost, bought, bought_qty, order_id, ad_id }
    return {
      id,
      presentation,
      instructions,
      qty,
      drug_upc,
      category: category.data,
      ...sold,
      qty_label: qtyLabel(qty, language),
    }
  }

  bind(medications.prescribed)(async ({ query }, { caller: { accountId }, baseUrl, request, language }) => {
    const { rows, count } = await database.asDoctor(accountId, (sql) =>
      prescribedPage(sql, accountId, pageSize(query.limit), query.offset),
    )
    const { results, altered } = readableRows(rows, (row) => present(row, language))
    return envelope(results, count, query, { baseUrl, path: request.url }, altered)
  })

  bind(medications.prescribedOne)(async ({ params }, { caller: { accountId }, language }) => {
    const row = await database.asDoctor(accountId, (sql) => prescribedById(sql, accountId, params.id))
    if (!row) throw new Problem('not-found')
    const shown = present(row, language)
    if (!shown) throw new Problem('prescription-altered')
    return shown
  })

  bind(medications.figures)(async ({ query }, { caller: { accountId } }) => {
    const since = new Date(clock().getTime() - Number(query.days) * DAY_MS)
    const { prescriptions, isBounded, rows } = await database.asDoctor(accountId, (sql) =>
      prescribedFigures(sql, accountId, since),
    )
    return {
      prescriptions,
      is_bounded: isBounded,
      results: rows.map(({ name, uses, patients, last_used_at }) => ({
        name: drugName({ generic: name, presentation: name }),
        uses,
        patients,
        last_used_at: last_used_at.toISOString(),
      })),
    }
  })
}
