import { describe, expect, it } from 'vitest'
import type { Location } from '#contract/places/locations.ts'
import { defaultPlace } from './default-place.ts'

const zone = { time_zone: 'America/Mexico_City' } as const
const clinic = (id: number | null) => ({ id, name: `Consultorio ${id}`, location: '', ...zone })
const hospital = (id: number, clinics: (number | null)[]): Location => ({
  hospital: { id, name: `Hospital Ficticio ${id}`, location: '', public_institution: false, ...zone },
  default: false,
  clinics: clinics.map(clinic),
})
const locations = [hospital(1, [11, 12]), hospital(2, [21, 22]), hospital(3, [null])]
const nothing = { hospital: null, clinic: null, profileClinic: null }

describe('the default place', () => {
  it('is the clinic in the draft, with its hospital', () => {
    const wanted = { hospital: 1, clinic: 22, profileClinic: 12 }
    expect(defaultPlace(locations, wanted)).toEqual({ hospital: 2, clinic: 22 })
  })

  it("else the draft's hospital with its first clinic", () => {
    const wanted = { ...nothing, hospital: 2, profileClinic: 12 }
    expect(defaultPlace(locations, wanted)).toEqual({ hospital: 2, clinic: 21 })
    expect(defaultPlace(locations, { ...nothing, hospital: 3 })).toEqual({ hospital: 3, clinic: null })
  })

  it("else the profile's clinic", () => {
    expect(defaultPlace(locations, { ...nothing, profileClinic: 12 })).toEqual({ hospital: 1, clinic: 12 })
  })

  it('else the first clinic of the first location', () => {
    expect(defaultPlace(locations, nothing)).toEqual({ hospital: 1, clinic: 11 })
  })

  it('skips places that the doctor no longer has', () => {
    const left = { hospital: 9, clinic: 99, profileClinic: 98 }
    expect(defaultPlace(locations, left)).toEqual({ hospital: 1, clinic: 11 })
    expect(defaultPlace([], left)).toBeNull()
  })
})
