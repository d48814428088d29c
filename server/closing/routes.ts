import type { Brand } from '#brands/brand.ts'
import { closing, type Closing } from '#contract/accounts/closing.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { keptUntil, RECORD_YEARS } from '#knowledge/law/retention.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import { hospitalsLeftAlone } from '../workplaces/leave-hospitals.ts'
import { pendingClosing, prescriptionsKept } from './queries.ts'
import { requestClosing, takeBackClosing } from './request-closing.ts'
import { GRACE_DAYS } from './rules.ts'

/**
 * Routes that tell what closing an account would erase, and that request or withdraw the closing. A background job closes the
 * account.
 */
export function closingRoutes(
  { bind, database, clock }: Domain,
  brandOf: (context: RequestContext) => Pick<Brand, 'id'>,
): void {
  const read = (doctorId: number): Promise<Closing> =>
    database.asDoctor(doctorId, async (sql) => {
      const pending = await pendingClosing(sql, doctorId)
      const { count, last } = await prescriptionsKept(sql, doctorId)
      return {
        closes_at: pending?.closes_at.toISOString() ?? null,
        grace_days: GRACE_DAYS,
        kept_years: RECORD_YEARS,
        prescriptions: count,
        kept_until: last ? keptUntil(mexicoDay(last)) : null,
        blocked_by: await hospitalsLeftAlone(sql, doctorId),
      }
    })

  bind(closing.get)(async (_input, { caller }) => read(caller.accountId))

  bind(closing.request)(async ({ body }, context) => {
    const { caller, language } = context
    await requestClosing(database, caller, {
      email: body.email,
      language,
      brand: brandOf(context).id,
      now: clock(),
    })
    return read(caller.accountId)
  })

  bind(closing.takeBack)(async (_input, context) => {
    const { caller, language } = context
    await takeBackClosing(database, caller, { language, brand: brandOf(context).id })
    return { detail: texts(language).closingTakenBack }
  })
}
