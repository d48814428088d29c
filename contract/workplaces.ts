import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Detail } from './accounts.ts'

export const Clinic = z.object({ id: z.nullable(z.int()), name: z.string(), location: z.string() })
export type Clinic = z.output<typeof Clinic>

/** A place where the doctor prescribes. A hospital without clinics carries one with id null (public-api.md 1.5.4). */
export const Location = z.object({
  hospital: z.object({ id: z.int(), name: z.string(), location: z.string() }),
  default: z.boolean(),
  clinics: z.array(Clinic),
})
export type Location = z.output<typeof Location>

export const workplaces = {
  locations: endpoint({
    method: 'GET',
    path: '/api/v2/locations/',
    summary: 'Where the doctor prescribes',
    audience: 'doctor',
    answers: { 200: z.array(Location) },
  }),
  setDefault: endpoint({
    method: 'PATCH',
    path: '/api/v2/locations/update/',
    summary: 'Make one hospital the default place',
    audience: 'doctor',
    body: z.strictObject({ hospital_id: z.int() }),
    answers: { 200: z.extend(Detail, { message: z.string() }) },
  }),
} as const
