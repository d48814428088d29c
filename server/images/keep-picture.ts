import type { Picture } from '#contract/profile/picture.ts'
import type { Sql } from '../database/database.ts'
import type { CleanImage, ImageBounds } from '../files/clean-image.ts'
import { parseFile } from '../files/parse-file.ts'
import { deletePicture, insertPicture, pictureById } from './queries.ts'

/** Format and maximum size in pixels and bytes of a stored picture, by its kind. */
const KINDS = {
  /** Maximum size of the picture of a licence, large enough for an operator to compare the licence with the official register. */
  licence: { width: 2000, height: 2000, type: 'image/jpeg' },
  portrait: { width: 320, height: 320, type: 'image/jpeg', fills: true, bytes: 60_000 },
  /** Maximum size of a drawn signature, which is printed 56 mm wide, at about 200 dots per inch. */
  signature: { width: 480, height: 170, type: 'image/png', ink: true },
  /**
   * Maximum size of the picture of a doctor's preprinted paper, on which the doctor places the fields to print. A letter page
   * gets about 60 dots per inch.
   */
  paper: { width: 1000, height: 1600, type: 'image/jpeg', bytes: 220_000 },
  // Maximum size of a logo, which is printed 30 mm by 20 mm at 300 dots per inch. The PDF of a page must stay below 80 KB with
  // two logos.
  logo: { width: 360, height: 240, type: 'image/jpeg', bytes: 14_000 },
  university: { width: 360, height: 240, type: 'image/jpeg', bytes: 14_000 },
} as const satisfies Record<string, ImageBounds>

export type PictureKind = keyof typeof KINDS

/**
 * Decodes an uploaded picture, and encodes it again in the format and size of its kind. Decoding takes long, so this function
 * must be called outside of a transaction.
 */
export const cleanPicture = (kind: PictureKind, uploaded: Uint8Array): Promise<CleanImage> =>
  parseFile('picture', uploaded, KINDS[kind])

export interface KeptPicture {
  doctorId: number
  kind: PictureKind
  image: CleanImage
  /** Id of the hospital to which a logo belongs. The hospital's members may see the logo too. */
  hospitalId?: number
  /** Id of an earlier picture that the new one replaces. */
  replaces?: string | null
}

/** Stores a picture. @returns the picture's id */
export async function keepPicture(sql: Sql, p: KeptPicture): Promise<string> {
  if (p.replaces) await deletePicture(sql, p.replaces)
  return insertPicture(sql, {
    doctorId: p.doctorId,
    kind: p.kind,
    hospitalId: p.hospitalId ?? null,
    ...p.image,
  })
}

/** Reads a picture by its id. The id must come from a row of the transaction's doctor. */
export const readPicture = (sql: Sql, id: string): Promise<Picture | undefined> => pictureById(sql, id)

/** Deletes a picture of the transaction's doctor. */
export const dropPicture = (sql: Sql, id: string): Promise<void> => deletePicture(sql, id)
