import sharp from 'sharp'
import type { Brand } from '#brands/brand.ts'
import type { Brands } from './brands.ts'
import { colourHex } from './colour-hex.ts'

/** Width and height of the picture that social networks show beside a link, px (Open Graph, ratio 1.91:1). */
export const SOCIAL = { width: 1200, height: 630 }
/** Width of the brand's name in the picture for social networks, px. */
const NAME_WIDTH = 760
const BAR_HEIGHT = 18

/** Reads a file of a brand by the name that the brand's JSON gives. */
type ReadFile = (name: string) => Buffer | undefined

/** Draws the brand's icon as a square PNG with transparent corners. */
const icon =
  (size: number) =>
  (brand: Brand, read: ReadFile): Promise<Buffer> =>
    drawn(read(brand.logos.icon), size)

/**
 * Draws the brand's icon on a full square of the icon's colour. Operating systems cut such an icon to any shape, in which a
 * circle of 80 % is always visible (W3C, maskable icons).
 */
const filled =
  (size: number, share: number) =>
  async (brand: Brand, read: ReadFile): Promise<Buffer> => {
    const inner = await drawn(read(brand.logos.icon), Math.round(size * share))
    return sharp({
      create: { width: size, height: size, channels: 4, background: await edgeColour(inner, brand) },
    })
      .composite([{ input: inner }])
      .flatten()
      .png()
      .toBuffer()
  }

/**
 * Draws the brand's logo with its name on the brand's background colour, above a bar in the accent colour. The picture contains
 * no text, so it needs no font.
 */
async function social(brand: Brand, read: ReadFile): Promise<Buffer> {
  const { width, height } = SOCIAL
  const { ground, accent } = brand.theme.light
  const bar = { create: { width, height: BAR_HEIGHT, channels: 3 as const, background: colourHex(accent) } }
  return sharp({ create: { width, height, channels: 3, background: colourHex(ground) } })
    .composite([
      { input: await drawn(read(brand.logos.wordmark.light), NAME_WIDTH) },
      { input: await sharp(bar).png().toBuffer(), left: 0, top: height - BAR_HEIGHT },
    ])
    .png()
    .toBuffer()
}

const PICTURES: Readonly<Record<string, (brand: Brand, read: ReadFile) => Promise<Buffer>>> = {
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  'icon-maskable-512.png': filled(512, 0.8),
  'apple-touch-icon.png': filled(180, 1),
  'social.png': social,
}

/** Draws the pictures of brands from their SVG files. Each picture is drawn once in a process. */
export function brandPictures(
  brands: Pick<Brands, 'file'>,
): (brand: Brand, name: string) => Promise<Buffer> | undefined {
  const drawnBefore = new Map<string, Promise<Buffer>>()
  return (brand, name) => {
    const draw = Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined
    if (!draw) return undefined
    const key = `${brand.id}/${name}`
    const picture = drawnBefore.get(key) ?? draw(brand, (file) => brands.file(brand.id, file))
    drawnBefore.set(key, picture)
    return picture
  }
}

/** Renders an SVG as a PNG of a given width in pixels. */
function drawn(svg: Buffer | undefined, width: number): Promise<Buffer> {
  // The logos are 40 units high. The density, in dots per inch, makes their outlines sharp at the drawn size.
  return sharp(svg ?? Buffer.from(''), { density: Math.min(2400, width * 3) })
    .resize({ width })
    .png()
    .toBuffer()
}

/** Colour of an icon in the middle of its upper edge; the brand's accent where the icon is transparent there. */
async function edgeColour(png: Buffer, brand: Brand): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (info.width * Math.round(info.height * 0.03) + Math.round(info.width / 2)) * 4
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : colourHex(brand.theme.light.accent)
}
