import { medications } from '#contract/medications.ts'
import { Problem } from '#contract/problem.ts'
import type { Language } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import {
  prescribedById,
  prescribedFigures,
  prescribedPage,
  type PrescribedRow,
} from './prescribed-queries.ts'

const DAY_MS = 86_400_000

/** What the doctor prescribed: row by row, and how often. */
export function prescribedRoutes(
  { bind, database, clock }: Domain,
  qtyLabel: (qty: number, language: Language) => string,
): void {
  const present = ({ cost_cents, ...row }: PrescribedRow, language: Language) => ({
    ...row,
    cost: cost_cents / 100,
    qty_label: qtyLabel(row.qty, language),
  })

  bind(medications.prescribed)(async ({ query }, { caller: { accountId }, baseUrl, request, language }) => {
    const { rows, count } = await database.asDoctor(accountId, (sql) =>
      prescribedPage(sql, accountId, pageSize(query.limit), query.offset),
    )
    const results = rows.map((row) => present(row, language))
    return envelope(results, count, query, { baseUrl, path: request.url })
  })

  bind(medications.prescribedOne)(async ({ params }, { caller: { accountId }, language }) => {
    const row = await database.asDoctor(accountId, (sql) => prescribedById(sql, accountId, params.id))
    if (!row) throw new Problem('not-found')
    return present(row, language)
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
        name,
        uses,
        patients,
        last_used_at: last_used_at.toISOString(),
      })),
    }
  })
}
