import { figures } from '#contract/figures/figures.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Domain } from '../http/domain.ts'
import { readFrequency, readLastMonth, readTopMedications } from './read-figures.ts'

/** Figures of a doctor's own prescriptions, from counts that are kept at each change (decision 047). */
export function figureRoutes({ bind, database, clock }: Domain): void {
  const today = (): string => mexicoDay(clock())

  bind(figures.lastMonth)((_input, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => readLastMonth(sql, accountId, today())),
  )

  bind(figures.topMedications)((_input, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => readTopMedications(sql, accountId, today())),
  )

  bind(figures.frequency)(({ query: { by } }, { caller: { accountId } }) =>
    database.asDoctor(accountId, (sql) => readFrequency(sql, accountId, today(), by)),
  )
}
