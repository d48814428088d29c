import type { Picture } from '#contract/profile/picture.ts'
import type { Sql } from '../database/database.ts'
import type { CleanImage, ImageBounds } from '../files/clean-image.ts'
import { parseFile } from '../files/parse-file.ts'
import { deletePicture, insertPicture, pictureById } from './queries.ts'

/** Bounds of a picture by its kind. */
const KINDS = {
  /** Bounds that let an operator compare the licence with the register. */
  licence: { width: 2000, height: 2000, type: 'image/jpeg' },
  portrait: { width: 320, height: 320, type: 'image/jpeg', fills: true, bytes: 60_000 },
  /** Bounds of a drawn signature: it prints 56 mm wide at about 200 dots an inch. */
  signature: { width: 480, height: 170, type: 'image/png', ink: true },
  /**
   * Bounds of the background on which the fields of a doctor's own paper are placed: about 60 dots an inch of a
   * letter sheet.
   */
  paper: { width: 1000, height: 1600, type: 'image/jpeg', bytes: 220_000 },
  // Bounds of a logo: it prints 30 mm by 20 mm at 300 dots an inch. Two logos must fit into the 80 KB of a printed
  // page.
  logo: { width: 360, height: 240, type: 'image/jpeg', bytes: 14_000 },
  university: { width: 360, height: 240, type: 'image/jpeg', bytes: 14_000 },
} as const satisfies Record<string, ImageBounds>

export type PictureKind = keyof typeof KINDS

/** Decodes an upload and encodes it again for its kind. To be called before the transaction, because it takes long. */
export const cleanPicture = (kind: PictureKind, uploaded: Uint8Array): Promise<CleanImage> =>
  parseFile('picture', uploaded, KINDS[kind])

export interface KeptPicture {
  doctorId: number
  kind: PictureKind
  image: CleanImage
  /** Hospital of a logo, whose members may see it too. */
  hospitalId?: number
  /** Id of the picture that this one replaces. */
  replaces?: string | null
}

/** Stores a picture. @returns its id */
export async function keepPicture(sql: Sql, p: KeptPicture): Promise<string> {
  if (p.replaces) await deletePicture(sql, p.replaces)
  return insertPicture(sql, {
    doctorId: p.doctorId,
    kind: p.kind,
    hospitalId: p.hospitalId ?? null,
    ...p.image,
  })
}

/** Reads a picture whose id a row of the transaction's doctor holds. */
export const readPicture = (sql: Sql, id: string): Promise<Picture | undefined> => pictureById(sql, id)

/** Erases a picture of the transaction's doctor. */
export const dropPicture = (sql: Sql, id: string): Promise<void> => deletePicture(sql, id)
