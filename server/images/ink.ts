import sharp, { type Sharp } from 'sharp'

export interface Ink {
  /** How much ink there is at each place, row by row: 0 none, 255 full. */
  cover: Uint8Array
  width: number
  height: number
}

/** A shade this much of the paper's around it is paper; below the lower one it is ink. */
const PAPER = 0.86
const INK = 0.55
const DARKEST = 40
/** Of the small picture in which the paper is looked at, in pixels. */
const PAPER_WIDTH = 160

/**
 * The strokes of a signature, drawn or photographed on paper: what is darker than the paper around it, so that a shadow
 * across the photograph is none. Cut to where there is ink.
 * @param picture upright, on white, within the bounds of what is kept
 * @returns null where nothing is written
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
    // Nothing can be written on what is nearly black.
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

/** How bright the paper is at each place: the picture with its strokes blurred away. */
async function paperOf(grey: Buffer, width: number, height: number): Promise<Buffer> {
  const small = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ width: PAPER_WIDTH })
    .blur(PAPER_WIDTH / 8)
    .png()
    .toBuffer()
  return sharp(small).resize({ width, height, fit: 'fill' }).greyscale().raw().toBuffer()
}
