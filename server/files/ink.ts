import sharp, { type Sharp } from 'sharp'

export interface Ink {
  /** Ink of each pixel, row by row: 0 none, 255 full. */
  cover: Uint8Array
  width: number
  height: number
}

/**
 * Shade relative to the surrounding paper from which on a pixel is paper; INK is the shade below which it is full ink.
 */
const PAPER = 0.86
const INK = 0.55
const DARKEST = 40
/** Width in pixels of the small copy from which the paper's brightness is estimated. */
const PAPER_WIDTH = 160

/**
 * Finds the strokes of a signature, drawn or photographed on paper: pixels darker than the paper around them, so that
 * a shadow across the photograph is not ink. The result is cut to the inked area.
 * @param picture upright, on white, within the bounds
 * @returns null where there is no ink
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
    // Nearly black ground has no readable strokes.
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

/** Brightness of the paper at each pixel: the picture with its strokes blurred away. */
async function paperOf(grey: Buffer, width: number, height: number): Promise<Buffer> {
  const small = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ width: PAPER_WIDTH })
    .blur(PAPER_WIDTH / 8)
    .png()
    .toBuffer()
  return sharp(small).resize({ width, height, fit: 'fill' }).greyscale().raw().toBuffer()
}
