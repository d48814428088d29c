import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projectRoot } from '../root.ts'
import { brandPictures } from './brand-pictures.ts'
import { loadBrands } from './brands.ts'

const brands = loadBrands(projectRoot())
const picture = brandPictures(brands)
const brand = brands.ofHost('nadie.example')

const SIZES: [name: string, width: number, height: number][] = [
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-512.png', 512, 512],
  ['apple-touch-icon.png', 180, 180],
  ['social.png', 1200, 630],
]

test.each(SIZES)('%s is a PNG of %i by %i px', async (name, width, height) => {
  expect(await sharp(await picture(brand, name)).metadata()).toMatchObject({ format: 'png', width, height })
})

test.each(['icon-maskable-512.png', 'apple-touch-icon.png', 'social.png'])(
  '%s is opaque, so that no system puts a colour of its own behind it',
  async (name) => {
    const { isOpaque } = await sharp(await picture(brand, name)).stats()
    expect(isOpaque).toBe(true)
  },
)

test('outside of the circle that is always visible, a maskable icon has the colour of its corner', async () => {
  const drawing = sharp(await picture(brand, 'icon-maskable-512.png'))
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  // Blending the icon's rounded corners with the icon's colour rounds each colour channel, so that colours differ a little.
  const ROUNDING = 3
  let furthest = 0
  for (let y = 0; y < info.height; y += 4)
    for (let x = 0; x < info.width; x += 4) {
      if (Math.hypot(x - info.width / 2, y - info.height / 2) < info.width * 0.4) continue
      const at = (y * info.width + x) * info.channels
      for (const channel of [0, 1, 2])
        furthest = Math.max(furthest, Math.abs(Number(data[at + channel]) - Number(data[channel])))
    }
  expect(furthest).toBeLessThanOrEqual(ROUNDING)
})

test('a picture is drawn once, and another name is no picture', () => {
  expect(picture(brand, 'icon-192.png')).toBe(picture(brand, 'icon-192.png'))
  for (const name of ['icon-193.png', 'constructor', '../icon-192.png'])
    expect(picture(brand, name)).toBeUndefined()
})
