import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'

export const Speciality = z.object({ id: z.int(), name: z.string() })
export type Speciality = z.output<typeof Speciality>

export const specialities = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/specialities/',
    summary: 'Specialities that may be printed, by name in the caller’s language',
    audience: 'doctor',
    query: Paging,
    answers: { 200: pageOf(Speciality) },
  }),
} as const
