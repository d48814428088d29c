import { useQuery } from '@tanstack/react-query'
import type { LastDose } from '#contract/medications/usual.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { usualCalls } from '../../../../lib/calls/endpoints.ts'
import { query } from '../../../../lib/calls/query.ts'
import type { ComposerDraft } from '../../draft/draft.ts'
import type { Row } from '../../draft/row.ts'
import { isChild } from '../../safety/is-child.ts'

/**
 * Instructions that the doctor last wrote for this product and an adult of the patient's age band. Undefined for a child, and once
 * the row has instructions.
 */
export function useLastDose(row: Row, patient: ComposerDraft['patient']): LastDose | undefined {
  const isAsked =
    row.instructions === '' &&
    row.drug_upc !== '' &&
    patient &&
    !isChild(patient.date_of_birth, mexicoToday())
  const call = { query: { drug: row.drug_upc, patient: patient?.uid ?? '' } }
  // An earlier answer is not used again: the doctor may have prescribed the product since.
  const { data } = useQuery({ ...query(usualCalls.dose, call), enabled: Boolean(isAsked), gcTime: 0 })
  return (isAsked && data?.dose) || undefined
}
