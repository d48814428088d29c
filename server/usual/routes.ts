import { Problem } from '#contract/problem.ts'
import { documentIn } from '#contract/signed-document.ts'
import { usual, type LastPrescription } from '#contract/medications/usual.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { catalogueFor } from '../medications/own/own-products.ts'
import { updateRowFromCatalogue } from '../medications/row-today.ts'
import { prescriptionAgain } from '../prescriptions/issue/written-again.ts'
import type { Safety } from '../safety/open-safety.ts'
import { findLastDose } from './find-last-dose.ts'
import { findUsual } from './find-usual.ts'
import { lastOf, type LastRow } from './queries.ts'
import { otherBoxesOf } from './same-medicine.ts'

/**
 * The last prescription of a patient, as the API returns it.
 * @throws Problem `prescription-altered` when the document can't be read any more
 */
function presentLast({ signature, payload, standing }: LastRow): LastPrescription {
  const document = documentIn(payload)
  if (!document) throw new Problem('prescription-altered')
  const { issued_at, diagnosis, items } = document
  const medications = standing.flatMap((position) => {
    const item = items[position]
    return item ? [item.generic || item.presentation] : []
  })
  return { signature, issued_at, diagnosis, medications }
}

/** Routes that propose earlier prescribed rows for a new prescription. Each doctor gets only rows of their own. */
export function usualRoutes(
  { bind, database, clock }: Domain,
  knowledge: { catalogue: Catalogue; safety: Pick<Safety, 'read' | 'check'> },
): void {
  bind(usual.forDiagnosis)(async ({ query }, { caller: { accountId: doctorId } }) => {
    const asked = {
      doctorId,
      code: query.code,
      names: [query.code, query.diagnosis].filter((name) => name.trim() !== ''),
      patient: query.patient || null,
      beside: query.beside.split(',').filter(Boolean),
      today: mexicoDay(clock()),
      now: clock(),
    }
    const { rows, altered } = await database.asDoctor(doctorId, (sql) => findUsual(sql, asked, knowledge))
    return { results: rows, ...(altered.length > 0 ? { altered } : {}) }
  })

  bind(usual.last)(async ({ query }, { caller: { accountId } }) => {
    if (query.patient === '') return { prescription: null }
    const row = await database.asDoctor(accountId, (sql) => lastOf(sql, accountId, query.patient))
    return { prescription: row ? presentLast(row) : null }
  })

  bind(usual.dose)(async ({ query: { drug, patient } }, { caller: { accountId: doctorId } }) => {
    if (drug === '' || patient === '') return { dose: null }
    const others = otherBoxesOf(drug, knowledge.catalogue)
    const asked = { doctorId, drug, others, patient, today: mexicoDay(clock()) }
    return { dose: await database.asDoctor(doctorId, (sql) => findLastDose(sql, asked)) }
  })

  bind(usual.again)(async ({ params }, { caller: { accountId }, language }) => {
    const { again, rows } = await database.asDoctor(accountId, async (sql) => {
      const again = await prescriptionAgain(sql, accountId, params.signature, language)
      if (!again) throw new Problem('not-found')
      const codes = again.body.rows.map((row) => row.drug_upc)
      const catalogue = await catalogueFor(sql, accountId, codes, knowledge.catalogue)
      return { again, rows: again.body.rows.map((row) => updateRowFromCatalogue(row, catalogue)) }
    })
    return {
      patient: again.patient,
      send_rx: again.sendRx,
      body: { ...again.body, rows: rows.map(({ row }) => row) },
      gone: rows.flatMap(({ row, isGone }) => (isGone ? [row.key] : [])),
      left_out: again.leftOut,
      cancelled: again.cancelled,
    }
  })
}
