import sharp, { type Sharp } from 'sharp'

export interface Ink {
  /** Amount of ink at each pixel, row by row: 0 for none, 255 for full. */
  cover: Uint8Array
  width: number
  height: number
}

/**
 * Thresholds of a pixel's shade, relative to the surrounding paper. A pixel with the shade PAPER or a lighter one counts as
 * paper, a pixel darker than INK as full ink.
 */
const PAPER = 0.86
const INK = 0.55
const DARKEST = 40
/** Width in pixels of the reduced copy of a photograph, from which the brightness of the paper is estimated. */
const PAPER_WIDTH = 160

/**
 * Finds the strokes of a signature, drawn or photographed on paper. They are the pixels that are darker than the paper around
 * them, so that a shadow across the photograph does not count as ink. The result is cut to the area with ink.
 * @param picture upright picture on white, within `INK_FOUND_WITHIN` (clean-image.ts)
 * @returns null for a picture without ink
 */
export async function inkOf(picture: Sharp): Promise<Ink | null> {
  const { data: grey, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const paper = await paperOf(grey, width, height)
  const cover = new Uint8Array(width * height)
  const box = { left: width, top: height, right: -1, bottom: -1 }
  for (let at = 0; at < cover.length; at += 1) {
    const ground = paper[at] ?? 0
    const shade = (grey[at] ?? 0) / ground
    // On a nearly black background no strokes can be recognised.
    const ink =
      ground < DARKEST ? 0 : Math.round(255 * Math.min(1, Math.max(0, (PAPER - shade) / (PAPER - INK))))
    cover[at] = ink
    if (ink < 64) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  if (box.right < 0) return null
  const cut = {
    left: box.left,
    top: box.top,
    width: box.right - box.left + 1,
    height: box.bottom - box.top + 1,
  }
  const inside = sharp(cover, { raw: { width, height, channels: 1 } }).extract(cut)
  const kept = await inside.greyscale().raw().toBuffer()
  return { cover: new Uint8Array(kept), width: cut.width, height: cut.height }
}

/** Estimates the brightness of the paper at each pixel, by blurring the strokes away. */
async function paperOf(grey: Buffer, width: number, height: number): Promise<Buffer> {
  const small = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ width: PAPER_WIDTH })
    .blur(PAPER_WIDTH / 8)
    .png()
    .toBuffer()
  return sharp(small).resize({ width, height, fit: 'fill' }).greyscale().raw().toBuffer()
}
