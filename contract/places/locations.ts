import * as z from 'zod/mini'
import { TIME_ZONES } from '../values/time-zone.ts'

/** Time zone of a place: IANA name. */
const Zone = z.enum(TIME_ZONES)

const Clinic = z.object({
  id: z.nullable(z.int()),
  name: z.string(),
  location: z.string(),
  /** Time zone whose clock gives the place's days and hours: the one chosen for the hospital, else that of its address. */
  time_zone: Zone,
})
/**
 * A place where the doctor prescribes. A hospital without clinics has one clinic with the id null (public-api.md
 * 1.5.4).
 */
export const Location = z.object({
  hospital: z.object({
    id: z.int(),
    name: z.string(),
    location: z.string(),
    /** Whether medicines are named by their generic names alone at this place (RIS 32). */
    public_institution: z.boolean(),
    time_zone: Zone,
  }),
  default: z.boolean(),
  clinics: z.array(Clinic),
})
export type Location = z.output<typeof Location>
