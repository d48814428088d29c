import type { JudgedPlace } from '#contract/prescription/draft.ts'
import type { FieldErrors } from '#contract/problem.ts'
import { dayIn, MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { timeZoneOf } from '#knowledge/law/time-zones.ts'
import { remembering } from '#contract/remember.ts'
import type { IssueContext } from './issue-context-queries.ts'

/** Hospital and clinic at which a prescription is issued. */
export interface IssuePlace {
  hospital: NonNullable<IssueContext['hospital']>
  clinic: IssueContext['clinic']
}

/**
 * The place that the request names, or the doctor's default place. Errors about the place are added to `fields`. A result of
 * null without such an error means that the doctor has no place.
 */
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

/** Time zone of the place where a prescription is issued; that of Mexico City while there is no place. */
export const zoneOfPlace = (place: Place | null): TimeZone =>
  place ? zoneOfAddress(addressOf(place), place) : MEXICO_CITY

type Place = Pick<IssuePlace, 'hospital' | 'clinic'>

/** Time zone of a place by the words of its address. The result is cached, because an issue asks for it several times. */
const zoneOfAddress = remembering((_address: string, { hospital, clinic }: Place) =>
  timeZoneOf(hospital, clinic),
)

const addressOf = ({ hospital, clinic }: Place): string =>
  JSON.stringify([hospital.time_zone, hospital.zip_code, hospital.location, clinic?.location])

/** The day of an instant, `YYYY-MM-DD`, in the time zone of the place at which a draft would be issued. */
export const dayAt = ({ hospital, clinic }: Pick<IssueContext, 'hospital' | 'clinic'>, at: Date): string =>
  dayIn(zoneOfPlace(hospital && { hospital, clinic }), at)

/** The place of issue, with the data by which a draft is judged. */
export const judgedPlace = ({ hospital, clinic }: IssuePlace): JudgedPlace => ({
  public_institution: hospital.public_institution,
  location: clinic?.location || hospital.location,
})
