import { practice } from '#contract/drafts/practice.ts'
import type { RequestFacts } from '../../http/context.ts'
import type { Domain } from '../../http/domain.ts'
import type { IssueDependencies } from './issue-request.ts'
import { practiseIssue } from './practise-issue.ts'

interface PracticeDependencies extends Omit<IssueDependencies, 'database' | 'clock'> {
  /** Id of the brand of the request's host. The practice sheet names this brand. */
  brandId(context: RequestFacts): string
}

export function practiceRoutes({ bind, database, clock }: Domain, deps: PracticeDependencies): void {
  bind(practice.issue)(async ({ body }, context) => ({
    documents: await practiseIssue(
      { ...deps, database, clock },
      { doctorId: context.caller.accountId, draft: body, brand: deps.brandId(context) },
    ),
  }))
}
