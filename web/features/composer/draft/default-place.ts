import type { Location } from '#contract/places/locations.ts'

export interface ChosenPlace {
  hospital: number
  /** Id of the clinic; null for a hospital without clinics. */
  clinic: number | null
}

interface Wanted {
  hospital: number | null
  clinic: number | null
  /** Id of the clinic in the profile's settings (`ux_settings.clinicId`); null for none. */
  profileClinic: number | null
}

/**
 * The place where the prescription is issued, in the order of specification section 4: the clinic in the
 * draft and its hospital; else the draft's hospital with its first clinic; else the profile's clinic; else
 * the first clinic of the first location. A place that is no longer among the doctor's is passed over.
 */
export function defaultPlace(locations: readonly Location[], wanted: Wanted): ChosenPlace | null {
  const hospital = locations.find((location) => location.hospital.id === wanted.hospital)
  return (
    placeOfClinic(locations, wanted.clinic) ??
    firstPlace(hospital) ??
    placeOfClinic(locations, wanted.profileClinic) ??
    firstPlace(locations[0])
  )
}

function placeOfClinic(locations: readonly Location[], clinic: number | null): ChosenPlace | null {
  if (clinic === null) return null
  const found = locations.find((location) => location.clinics.some(({ id }) => id === clinic))
  return found ? { hospital: found.hospital.id, clinic } : null
}

const firstPlace = (location: Location | undefined): ChosenPlace | null =>
  location ? { hospital: location.hospital.id, clinic: location.clinics[0]?.id ?? null } : null
