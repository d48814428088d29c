import type { JudgedPlace } from '#contract/prescription/draft.ts'
import type { FieldErrors } from '#contract/problem.ts'
import type { IssueContext } from './issue-context-queries.ts'

/** Where a prescription is issued. */
export interface IssuePlace {
  hospital: NonNullable<IssueContext['hospital']>
  clinic: IssueContext['clinic']
}

/** The requested place, or the default; faults are added to `fields`. Null without a fault: the doctor has no place. */
export function placeOf(
  context: Pick<IssueContext, 'hospital' | 'clinic'>,
  asked: { hospitalId: number | null; clinicId: number | null },
  fields: FieldErrors,
): IssuePlace | null {
  const { hospital, clinic } = context
  if (!hospital) {
    if (asked.hospitalId === null && asked.clinicId === null) return null
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

/** The place in the form that the judge takes. */
export const judgedPlace = ({ hospital, clinic }: IssuePlace): JudgedPlace => ({
  public_institution: hospital.public_institution,
  location: clinic?.location || hospital.location,
})
