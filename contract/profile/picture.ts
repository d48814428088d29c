import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Maximum size of one uploaded picture, in bytes (public-api.md 1.5.2: .jpg under 2 MB; the published API has no .png). */
export const PICTURE_BYTES = 2 * 1024 * 1024

export const PictureType = z.enum(['image/jpeg', 'image/png'])
export type PictureType = z.output<typeof PictureType>

/** A picture as a response: sent in its own media type, not as JSON. */
export const Picture = z.object({ type: PictureType, bytes: z.instanceof(Uint8Array) })
export type Picture = z.output<typeof Picture>

/**
 * Address at which a stored picture is read. A new upload has a new id, so that the picture at an address never
 * changes.
 */
export const pictureAddress = (id: string): string => `/api/v2/picture/${id}/`

export const pictures = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/picture/:id/',
    summary: 'A picture of the doctor’s own, or a logo of one of the doctor’s hospitals',
    audience: 'doctor',
    params: z.object({ id: z.string() }),
    answers: { 200: Picture },
    answersPicture: 'kept',
  }),
} as const
