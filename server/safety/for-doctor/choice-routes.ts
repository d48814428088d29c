import { presentDrug } from '#contract/drug-search/present-drug.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import { safetyChoice as calls } from '#contract/medications/safety-choice.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../../database/database.ts'
import { prescribedRows } from '../../database/prescribed-queries.ts'
import type { Domain } from '../../http/domain.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import { ownProductsOf } from '../../medications/own/own-products.ts'
import { presentationOfProduct } from '../../medications/presentation-of-product.ts'
import { recordForChecks } from '../../patients/record-for-checks.ts'
import { isUid } from '../../patients/save-patient.ts'
import type { Safety } from '../open-safety.ts'
import { callerForDoctor } from './caller-for-doctor.ts'
import { alternativesTo, type FoundAlternative } from './alternatives.ts'
import { besideOf } from './beside.ts'
import type { SafetyRequest } from './check-for-doctor.ts'
import { searchMarks } from './search-marks.ts'

/** Routes for choosing a drug: the marks in the search, and alternatives to a row whose findings interrupt the issue. */
export function safetyChoiceRoutes(
  { bind, database, clock }: Domain,
  safety: Safety,
  catalogue: Pick<Catalogue, 'productByUid'>,
): void {
  const besideFor = async (sql: Sql, doctorId: number, question: SafetyRequest) => {
    const { patient, rows, diagnoses, replaces, renews } = question
    const today = mexicoDay(clock())
    const uid = isUid(patient) ? patient : null
    const record = uid === null ? undefined : await recordForChecks(sql, doctorId, uid, today)
    if (patient !== '' && !record) throw new Problem('not-found')
    const codes = rows.map((row) => row.drug_upc)
    const own = await ownProductsOf(sql, doctorId, codes, catalogue)
    const asked = { now: clock(), replaces }
    const prescribed = uid === null ? [] : await prescribedRows(sql, doctorId, uid, asked)
    const earlier = { rows: prescribed, day: today, replaces, renews }
    return { own, beside: besideOf(safety, rows, record, { own, diagnoses, earlier }) }
  }

  bind(calls.marks)(async ({ body }, { caller }) => {
    const { beside } = await callerForDoctor(database, caller, body.doctor, (sql, doctorId) =>
      besideFor(sql, doctorId, body),
    )
    return { marks: await searchMarks(safety, beside) }
  })

  bind(calls.alternatives)(async ({ body }, { caller }) => {
    const written = body.rows.find(({ key }) => key === body.row)
    if (!written) throw new Problem('invalid-input', { fields: { row: ['not-found'] } })
    const others = { ...body, rows: body.rows.filter((row) => row !== written) }
    const { own, beside } = await callerForDoctor(database, caller, body.doctor, (sql, doctorId) =>
      besideFor(sql, doctorId, others),
    )
    const item = safety.read({ ...written, current: false }, own)
    const found = item?.ingredients ? alternativesTo(item, safety, beside) : []
    return { alternatives: found.map(presentAlternative) }
  })
}

const presentAlternative = ({ candidate: { product }, same }: FoundAlternative) => {
  const shown = presentationOfProduct(product)
  const presentation = presentationOf(product)
  return {
    same,
    drug: presentDrug({ product: shown, presentation, brand: null, lookAlike: null }, undefined),
  }
}
