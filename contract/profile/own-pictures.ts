import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Addresses of the doctor's own pictures; null where there is none. */
export const OwnPictures = z.object({
  /** Portrait of the doctor, shown to the doctor in the menu. */
  portrait: z.nullable(z.string()),
  /** Signature as a picture, printed beside the electronic signature of prescriptions issued from now on. */
  signature: z.nullable(z.string()),
})
export type OwnPictures = z.output<typeof OwnPictures>
export type OwnPictureName = keyof OwnPictures

/** Name of the picture: `portrait` or `signature`; any other name is answered as not found. */
const ByName = z.object({ name: z.string() })

export const ownPictures = {
  keep: endpoint({
    method: 'PUT',
    path: '/api/v2/profile/pictures/:name/',
    summary: 'Store a portrait or a drawn signature in place of the earlier one',
    audience: 'doctor',
    params: ByName,
    pictures: ['picture'],
    answers: { 200: OwnPictures },
    perMinute: 20,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/profile/pictures/:name/',
    summary: 'Remove the portrait or the drawn signature; issued prescriptions keep theirs',
    audience: 'doctor',
    params: ByName,
    answers: { 200: OwnPictures },
  }),
} as const
