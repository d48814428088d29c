import { safety as calls } from '#contract/safety.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { ownProductsOf } from '../medications/own/own-products.ts'
import type { ExplainFindings } from '../outside/ai/port.ts'
import { recordForChecks } from '../patients/record-for-checks.ts'
import { callerForDoctor } from './for-doctor/caller-for-doctor.ts'
import { safetyChoiceRoutes } from './for-doctor/choice-routes.ts'
import { draftChecker, type SafetyRequest } from './for-doctor/check-for-doctor.ts'
import { isUid } from '../patients/save-patient.ts'
import { runningMedicines } from './for-doctor/running-medicines.ts'
import { explain } from './explain.ts'
import type { Safety } from './open-safety.ts'
import { childDoses } from './paediatric.ts'
import { presentChildDose, presentResult } from './present.ts'

export function safetyRoutes(
  domain: Domain,
  safety: Safety,
  catalogue: Catalogue,
  ai: ExplainFindings | null,
): void {
  const { bind, database, clock } = domain
  safetyChoiceRoutes(domain, safety, catalogue)

  const forDoctor = <T>(
    caller: Caller,
    asked: number | undefined,
    work: (sql: Sql, doctorId: number) => Promise<T>,
  ): Promise<T> => callerForDoctor(database, caller, asked, work)

  const check = draftChecker(safety, catalogue, clock)
  const checked = (caller: Caller, question: SafetyRequest & { doctor?: number | undefined }) =>
    forDoctor(caller, question.doctor, (sql, doctorId) => check(sql, doctorId, question))

  bind(calls.check)(async ({ body }, { caller, language }) => {
    const { result, reasons } = await checked(caller, body)
    return presentResult(result, language, safety, { reasons, explains: ai !== null })
  })

  bind(calls.paediatric)(async ({ query }, { caller, language }) => {
    const { drug_upc: upc, patient } = query
    return forDoctor(caller, query.doctor, async (sql, doctorId) => {
      const today = mexicoDay(clock())
      const record = isUid(patient) ? await recordForChecks(sql, doctorId, patient, today) : undefined
      if (patient !== '' && !record) throw new Problem('not-found')
      const own = await ownProductsOf(sql, doctorId, [upc], catalogue)
      const product = own.get(upc) ?? catalogue.productByUid(upc)
      const child = record ?? { ageMonths: query.age_months ?? null, weightKg: query.weight ?? null }
      const found = childDoses(product && safety.contents.ofProduct(product), child, safety.rules.paediatric)
      const doses = found.reason === null ? found.doses : []
      return {
        reason: found.reason,
        weight_kg: child.weightKg,
        age_months: child.ageMonths,
        doses: doses.map((dose) => presentChildDose(dose, language, safety.sources)),
      }
    })
  })

  bind(calls.running)(async ({ params }, { caller: { accountId } }) => ({
    results: await database.asDoctor(accountId, (sql) =>
      runningMedicines(sql, accountId, params.uid, { safety, catalogue, now: clock() }),
    ),
  }))

  bind(calls.explain)(async ({ body }, { caller, language }) => {
    const { result } = await checked(caller, body)
    return { explanation: await explain(ai, result.findings, language, safety) }
  })
}
