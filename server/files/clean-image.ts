import sharp, { type Sharp } from 'sharp'
import type { Picture, PictureType } from '#contract/profile/picture.ts'
import { PICTURE_BYTES } from '#contract/profile/picture.ts'
import { Problem } from '#contract/problem.ts'
import { inkOf } from './ink.ts'

/**
 * Maximum number of pixels of a picture. A telephone's photograph has 12 or 24 million; a decompression bomb has billions in a
 * few bytes.
 */
const PIXELS_AT_MOST = 26_000_000
const SECONDS_AT_MOST = 5

// The library decodes one picture at a time in each thread, and caches none, to limit the memory used.
sharp.cache(false)
sharp.concurrency(1)

export interface ImageBounds {
  /** Maximum width in pixels. A larger picture is scaled down in proportion; a smaller one keeps its size. */
  width: number
  height: number
  /** File format of the result. PNG keeps the transparency of signatures, and JPEG can be embedded in a PDF unchanged. */
  type: PictureType
  /** Whether the picture is enlarged to fill the bounds and cropped at their edges, as for a portrait. */
  fills?: true
  /** Whether only the ink on the paper is kept, black on transparent, as for a signature. */
  ink?: true
  /** Maximum number of bytes of a JPEG. To meet it, the quality is lowered first, then the size. */
  bytes?: number
}

export interface CleanImage extends Picture {
  width: number
  height: number
}

/**
 * Decodes an uploaded picture and encodes it again: upright, within bounds, and without any data other than its pixels.
 * @throws Problem `image-too-large` by bytes or pixels; `image-unreadable` for anything but a complete JPEG or PNG without
 * animation
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
    if (bounds.ink) return await encodeInk(picture, bounds)
    const sized = picture.resize({
      width: bounds.width,
      height: bounds.height,
      fit: bounds.fills ? 'cover' : 'inside',
      withoutEnlargement: !bounds.fills,
    })
    if (bounds.type === 'image/png') return await finished(sized.png({ compressionLevel: 9 }), bounds.type)
    return await encodeJpeg(sized.flatten({ background: '#ffffff' }), bounds.bytes ?? Infinity)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('image-unreadable')
  }
}

async function finished(encoded: Sharp, type: PictureType): Promise<CleanImage> {
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { type, bytes: data, width: info.width, height: info.height }
}

/** Pairs of JPEG quality and scale that are tried in order until the picture has few enough bytes. */
const EFFORTS = [
  [85, 1],
  [70, 1],
  [60, 0.7],
  [50, 0.5],
  [40, 0.35],
] as const

async function encodeJpeg(picture: Sharp, bytesAtMost: number): Promise<CleanImage> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const [quality, share] of EFFORTS) {
    const again = sharp(data, { raw: { width, height, channels } })
      .resize({ width: Math.ceil(width * share) })
      // With full chroma resolution, coloured letters in a JPEG stay sharp.
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
    const encoded = await finished(again, 'image/jpeg')
    if (encoded.bytes.byteLength <= bytesAtMost) return encoded
  }
  throw new Problem('image-too-large')
}

/**
 * Bounds within which the ink of a signature is searched. They are larger than those of the stored picture, because a signature
 * may be a small part of a photograph.
 */
const INK_FOUND_WITHIN = { width: 1600, height: 1200 }

async function encodeInk(picture: Sharp, { width, height }: ImageBounds): Promise<CleanImage> {
  const whole = picture
    .resize({ ...INK_FOUND_WITHIN, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  const ink = await inkOf(whole)
  if (!ink) throw new Problem('signature-blank')
  const black = Buffer.alloc(2 * ink.cover.length)
  for (const [at, cover] of ink.cover.entries()) black[2 * at + 1] = cover
  const strokes = sharp(black, { raw: { width: ink.width, height: ink.height, channels: 2 } })
    .toColourspace('b-w')
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
  return finished(strokes, 'image/png')
}

const SIGNATURES = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** Finds the format of an upload by its first bytes, because its name and declared type can't be trusted. */
function formatOf(bytes: Uint8Array): keyof typeof SIGNATURES | null {
  const begins = (signature: readonly number[]): boolean => signature.every((byte, at) => bytes[at] === byte)
  if (begins(SIGNATURES.jpeg)) return 'jpeg'
  return begins(SIGNATURES.png) ? 'png' : null
}

/** Whether a PNG is animated. An animated PNG has a chunk `acTL` before its first pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pixels = png.indexOf('IDAT', 8, 'latin1')
  const animation = png.indexOf('acTL', 8, 'latin1')
  return formatOf(bytes) === 'png' && animation >= 0 && (pixels < 0 || animation < pixels)
}
