import { diagnoses, type Diagnosis } from '#contract/diagnoses.ts'
import type { CodedDiagnosis } from '#knowledge/diagnoses/load.ts'
import type { Domain } from '../http/domain.ts'
import type { FindDiagnoses } from './search.ts'

export function diagnosisRoutes({ bind }: Domain, find: FindDiagnoses): void {
  bind(diagnoses.search)(({ query: { search, limit, gender, age } }) => ({
    results: find(search, limit).map((diagnosis) => ({
      code: diagnosis.code,
      name: diagnosis.name,
      unusual: unusualFor(diagnosis, gender, age),
    })),
  }))
}

function unusualFor(
  { sex, fromYears, toYears }: CodedDiagnosis,
  gender: 'F' | 'M' | undefined,
  age: number | undefined,
): Diagnosis['unusual'] {
  if (sex !== null && gender !== undefined && gender !== sex) return 'sex'
  if (age === undefined) return null
  return (fromYears !== null && age < fromYears) || (toYears !== null && age > toYears) ? 'age' : null
}
