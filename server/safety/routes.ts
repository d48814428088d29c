import type * as z from 'zod/mini'
import { safety as calls, type SafetyRow } from '#contract/safety.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { actForDoctor } from '../assistants/act-for-doctor.ts'
import type { Sql } from '../database/database.ts'
import { prescribedRows } from '../database/prescribed-queries.ts'
import type { Caller } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { ownProductsOf } from '../medications/own/own-products.ts'
import type { ExplainFindings } from '../outside/ai/port.ts'
import { recordForChecks } from '../patients/record-for-checks.ts'
import { checkDraftSafety } from './check-draft.ts'
import { explain } from './explain.ts'
import type { SafetyResult } from './finding.ts'
import type { Safety } from './open-safety.ts'
import { childDoses } from './paediatric.ts'
import { presentChildDose, presentResult } from './present.ts'
import { lastReasons } from './queries.ts'

interface Question {
  patient: string
  rows: z.output<typeof SafetyRow>[]
  diagnoses: string[]
  replaces: string
  renews: string
  doctor?: number | undefined
}

export function safetyRoutes(
  domain: Domain,
  safety: Safety,
  catalogue: Pick<Catalogue, 'productByUid'>,
  ai: ExplainFindings | null,
): void {
  const { bind, database, clock } = domain

  /** Runs `work` for the calling doctor, or for a doctor whom the calling assistant may work for. */
  const forDoctor = <T>(
    { kind, accountId }: Caller,
    asked: number | undefined,
    work: (sql: Sql, doctorId: number) => Promise<T>,
  ): Promise<T> => {
    if (kind === 'doctor') {
      if (asked !== undefined && asked !== accountId) throw new Problem('not-found')
      return database.asDoctor(accountId, (sql) => work(sql, accountId))
    }
    if (asked === undefined) throw new Problem('invalid-input', { fields: { doctor: ['required'] } })
    const who = { doctorId: asked, assistantId: accountId }
    return actForDoctor(database, who, (sql) => work(sql, asked))
  }

  const checked = (caller: Caller, { patient, rows, diagnoses, replaces, renews, doctor }: Question) =>
    forDoctor(caller, doctor, async (sql, doctorId) => {
      const uid = isUid(patient) ? patient : null
      const record = uid === null ? undefined : await recordForChecks(sql, doctorId, uid, mexicoDay(clock()))
      if (patient !== '' && !record) throw new Problem('not-found')
      const codes = rows.map((row) => row.drug_upc)
      const own = await ownProductsOf(sql, doctorId, codes, catalogue)
      const asked = { now: clock(), replaces }
      const prescribed = uid === null ? [] : await prescribedRows(sql, doctorId, uid, asked)
      const earlier = { rows: prescribed, day: mexicoDay(clock()), replaces, renews }
      const result: SafetyResult = checkDraftSafety(safety, rows, record, { own, diagnoses, earlier })
      const isRemembered = uid !== null && result.findings.some((finding) => finding.interrupts)
      const reasons = isRemembered ? await lastReasons(sql, doctorId, uid) : new Map<string, string>()
      return { result, reasons }
    })

  bind(calls.check)(async ({ body }, { caller, language }) => {
    const { result, reasons } = await checked(caller, body)
    return presentResult(result, language, safety.sources, { reasons, explains: ai !== null })
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

  bind(calls.explain)(async ({ body }, { caller, language }) => {
    const { result } = await checked(caller, body)
    return { explanation: await explain(ai, result.findings, language, safety) }
  })
}

const isUid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
