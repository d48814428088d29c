import type { TimeZone } from '#contract/values/time-zone.ts'
import type { Location } from '#contract/places/locations.ts'
import { defaultPlace, type ChosenPlace } from '../draft/default-place.ts'
import { type Row, withoutBrand } from '../draft/row.ts'

/** A place of issue with what the sheet prints of it. */
export interface ShownPlace {
  hospitalId: number
  hospital: string
  /** Name of the clinic; empty when the hospital has no clinics. */
  clinic: string
  location: string
  /** Location of the clinic itself; empty when it has none. */
  clinicLocation: string
  /**
   * Whether the place is a public institution, which names medicines by their generic names alone (RIS 32;
   * mexico.md B8).
   */
  isPublic: boolean
  /** Time zone of the place, which decides the day of an issue at this place. */
  timeZone: TimeZone
}

export function shownPlace(locations: readonly Location[], place: ChosenPlace | null): ShownPlace | null {
  const found = locations.find(({ hospital }) => hospital.id === place?.hospital)
  if (!found) return null
  const clinic = found.clinics.find(({ id }) => id !== null && id === place?.clinic)
  return {
    hospitalId: found.hospital.id,
    hospital: found.hospital.name,
    clinic: clinic?.name ?? '',
    location: clinic?.location || found.hospital.location,
    clinicLocation: clinic?.location ?? '',
    isPublic: found.hospital.public_institution,
    timeZone: clinic?.time_zone ?? found.hospital.time_zone,
  }
}

interface Written {
  hospital: number | null
  clinic: number | null
}

/**
 * Workplace of a draft: the place where it is issued, as far as the doctor's places are known, and the draft in the form in which
 * it is issued at that place.
 */
export function workplaceOf(
  locations: readonly Location[],
  { hospital, clinic }: Written,
  profileClinic: number | null,
) {
  const place = defaultPlace(locations, { hospital, clinic, profileClinic })
  const shown = shownPlace(locations, place)
  const isGenericOnly = shown?.isPublic ?? false
  return {
    place,
    shown,
    isGenericOnly,
    /**
     * The draft as it is issued at this place: without brands at a public institution. The draft that was
     * written keeps its brands for another place.
     */
    issuable: <Words extends { rows: Row[] }>(words: Words): Words =>
      isGenericOnly ? { ...words, rows: words.rows.map(withoutBrand) } : words,
  }
}

const separator = ':'
export const placeKey = ({ hospital, clinic }: ChosenPlace): string =>
  [hospital, clinic ?? ''].join(separator)

/** Every place of the doctor as one list: "Hospital, consultorio". */
export const placeOptions = (
  locations: readonly Location[],
): { value: string; label: string; place: ChosenPlace }[] =>
  locations.flatMap(({ hospital, clinics }) =>
    clinics.map(({ id, name }) => {
      const place = { hospital: hospital.id, clinic: id }
      const label = id === null || name === hospital.name ? hospital.name : `${hospital.name}, ${name}`
      return { value: placeKey(place), label, place }
    }),
  )
