import { diagnoses } from '#contract/diagnoses.ts'
import { unusualFor } from '#knowledge/diagnoses/limits.ts'
import type { Domain } from '../http/domain.ts'
import { usesOfCodes } from './queries.ts'
import { type FindDiagnoses, isNamed } from './search.ts'

export function diagnosisRoutes({ bind, database }: Domain, find: FindDiagnoses): void {
  bind(diagnoses.search)(async ({ query: { search, limit, gender, age } }, { caller: { accountId } }) => {
    const about = { gender, age }
    // An assistant issues no prescriptions, so an assistant's search has no counts of used diagnoses for ranking.
    const uses = await database.asDoctor(accountId, (sql) => usesOfCodes(sql, accountId))
    return {
      results: find(search, limit, { ...about, uses }).map((diagnosis) => ({
        code: diagnosis.code,
        name: diagnosis.name,
        exact: isNamed(diagnosis, search),
        unusual: unusualFor(diagnosis, about),
      })),
    }
  })
}
