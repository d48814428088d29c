import sharp from 'sharp'
import { cleanPicture, keepPicture, type PictureKind } from '../../images/keep-picture.ts'
import type { TestServer } from '../test-server.ts'

/** A picture of a blue bar on white, for use as logo, portrait or signature. */
export const makePicture = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#ffffff' } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 4),
            height: Math.ceil(height / 8),
            channels: 4,
            background: '#103366',
          },
        },
      },
    ])
    .png()
    .toBuffer()

/** Stores a picture of a doctor. @returns the id of the picture */
export async function storePicture(
  server: Pick<TestServer, 'database'>,
  doctorId: number,
  kind: PictureKind = 'signature',
  hospitalId?: number,
): Promise<string> {
  const image = await cleanPicture(kind, await makePicture())
  return server.database.asDoctor(doctorId, (sql) =>
    keepPicture(sql, { doctorId, kind, image, ...(hospitalId === undefined ? {} : { hospitalId }) }),
  )
}
