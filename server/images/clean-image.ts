import sharp from 'sharp'
import type { Picture, PictureType } from '#contract/picture.ts'
import { PICTURE_BYTES } from '#contract/picture.ts'
import { Problem } from '#contract/problem.ts'

/** A photograph of a telephone has 12 or 24 million pixels; a bomb has billions in a few bytes. */
const PIXELS_AT_MOST = 26_000_000
const SECONDS_AT_MOST = 5

// One picture at a time in each thread, and none kept in memory afterwards.
sharp.cache(false)
sharp.concurrency(1)

export interface ImageBounds {
  /** Pixels. A picture that is larger is made smaller, in its own proportions; one that is smaller stays. */
  width: number
  height: number
  /** PNG keeps transparency: for logos and signatures. JPEG is for photographs. */
  type: PictureType
}

export interface CleanImage extends Picture {
  width: number
  height: number
}

/**
 * Decodes an uploaded picture and encodes it anew: upright, within bounds, with nothing in it but its pixels.
 * @throws Problem `image-too-large` by bytes or pixels; `image-unreadable` for anything but a whole, still .jpg or .png
 */
export async function cleanImage(uploaded: Uint8Array, bounds: ImageBounds): Promise<CleanImage> {
  if (uploaded.byteLength > PICTURE_BYTES) throw new Problem('image-too-large')
  const format = formatOf(uploaded)
  if (format === null || isAnimatedPng(uploaded)) throw new Problem('image-unreadable')
  try {
    const { width, height, format: found } = await sharp(uploaded, { limitInputPixels: false }).metadata()
    if (found !== format) throw new Problem('image-unreadable')
    if (width * height > PIXELS_AT_MOST) throw new Problem('image-too-large')
    const picture = sharp(uploaded, { limitInputPixels: PIXELS_AT_MOST, failOn: 'truncated' })
      .timeout({ seconds: SECONDS_AT_MOST })
      .autoOrient()
      .resize({ width: bounds.width, height: bounds.height, fit: 'inside', withoutEnlargement: true })
    const encoded =
      bounds.type === 'image/png'
        ? picture.png({ compressionLevel: 9 })
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { type: bounds.type, bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('image-unreadable')
  }
}

const SIGNATURES = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** What the first bytes say; names and declared types of uploads say nothing. */
function formatOf(bytes: Uint8Array): keyof typeof SIGNATURES | null {
  const begins = (signature: readonly number[]): boolean => signature.every((byte, at) => bytes[at] === byte)
  if (begins(SIGNATURES.jpeg)) return 'jpeg'
  return begins(SIGNATURES.png) ? 'png' : null
}

/** An animated PNG says so in a chunk `acTL` before its first pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pixels = png.indexOf('IDAT', 8, 'latin1')
  const animation = png.indexOf('acTL', 8, 'latin1')
  return formatOf(bytes) === 'png' && animation >= 0 && (pixels < 0 || animation < pixels)
}
