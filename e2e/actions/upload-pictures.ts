import { createCanvas } from '@napi-rs/canvas'
import type { Page } from 'playwright-core'
import type { Product } from '../product.ts'

const makePng = () => {
  const canvas = createCanvas(300, 200)
  canvas.getContext('2d').fillRect(20, 20, 200, 100)
  return { name: 'imagen.png', mimeType: 'image/png', buffer: canvas.toBuffer('image/png') }
}

/** Uploads both logos of the hospital and the doctor's drawn signature. */
export async function uploadPictures(
  page: Page,
  { url, hospitalId }: Product,
  headers: Record<string, string>,
): Promise<void> {
  const logos = { picture: makePng(), university_logo: makePng() }
  await page.request.patch(`${url}/api/v2/hospital/${hospitalId}/`, { headers, multipart: logos })
  const drawing = { picture: makePng() }
  await page.request.put(`${url}/api/v2/profile/pictures/signature/`, { headers, multipart: drawing })
}
