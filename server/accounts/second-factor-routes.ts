import { secondFactors } from '#contract/second-factors.ts'
import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import { stepUp } from './step-up.ts'

/** Proving it again, and the second factors of a login. */
export function secondFactorRoutes({ bind, database }: Domain): void {
  bind(secondFactors.stepUp)(async ({ body }, { caller, language }) => {
    await stepUp(database, caller, body)
    return { detail: texts(language).provedAgain }
  })
}
