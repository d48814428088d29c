import { Problem, type FieldErrors } from '#contract/problem.ts'
import type { IssueContext } from './issue-context-queries.ts'
import { missingOfPrescriber } from './rules.ts'

/** Where a prescription is issued. */
export interface Place {
  hospital: NonNullable<IssueContext['hospital']>
  clinic: IssueContext['clinic']
}

/** The place that was asked for, or the default; what is wrong with it goes into `fields`. @throws Problem */
export function placeOf(
  context: IssueContext,
  asked: { hospitalId: number | null; clinicId: number | null },
  fields: FieldErrors,
): Place | null {
  const { hospital, clinic } = context
  if (!hospital) {
    if (asked.hospitalId === null && asked.clinicId === null) throw new Problem('hospital-required')
    if (asked.hospitalId === null) fields['clinic'] = ['clinic-unknown']
    else fields['hospital'] = ['hospital-unknown']
    return null
  }
  if (asked.clinicId !== null && (!clinic || clinic.hospital_id !== hospital.id)) {
    fields['clinic'] = ['clinic-unknown']
    return null
  }
  return { hospital, clinic }
}

/** @throws Problem `prescriber-incomplete` with what the sheet would lack (mexico.md B1) */
export function refuseIncomplete(context: IssueContext, place: Place): void {
  const missing = missingOfPrescriber(context, {
    location: place.clinic?.location || place.hospital.location,
  })
  if (missing.length > 0)
    throw new Problem('prescriber-incomplete', { values: { missing: missing.join(', ') } })
}
