import { diagnoses } from '#contract/diagnoses.ts'
import { unusualFor } from '#knowledge/diagnoses/limits.ts'
import type { Domain } from '../http/domain.ts'
import { type FindDiagnoses, isNamed } from './search.ts'

export function diagnosisRoutes({ bind }: Domain, find: FindDiagnoses): void {
  bind(diagnoses.search)(({ query: { search, limit, gender, age } }) => ({
    results: find(search, limit).map((diagnosis) => ({
      code: diagnosis.code,
      name: diagnosis.name,
      exact: isNamed(diagnosis, search),
      unusual: unusualFor(diagnosis, { gender, age }),
    })),
  }))
}
