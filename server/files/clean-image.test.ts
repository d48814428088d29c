import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Problem, type ProblemCode } from '#contract/problem.ts'
import { cleanImage } from './clean-image.ts'

const bounds = { width: 100, height: 50, type: 'image/png' } as const
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#336699' } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

const refusedAs = async (bytes: Uint8Array): Promise<ProblemCode | 'accepted'> => {
  try {
    await cleanImage(bytes, bounds)
    return 'accepted'
  } catch (error) {
    return error instanceof Problem ? error.code : Promise.reject(error)
  }
}

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png'] as const)(
    'in %s is converted to its target format, within bounds and proportions',
    async (format) => {
      const clean = await cleanImage(await plain(400, 100).toFormat(format).toBuffer(), bounds)
      expect(clean).toMatchObject({ type: 'image/png', width: 100, height: 25 })
      expect(await sharp(clean.bytes).metadata()).toMatchObject({ format: 'png', width: 100, height: 25 })
    },
  )

  test('that is small keeps its size', async () => {
    expect(await cleanImage(await plain(8, 4).png().toBuffer(), bounds)).toMatchObject({
      width: 8,
      height: 4,
    })
  })

  test('loses its metadata and is turned upright', async () => {
    const photo = await plain(40, 20)
      .withExif({ IFD0: { Artist: 'Persona Ficticia' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).orientation).toBe(6)
    const clean = await cleanImage(photo, { ...bounds, type: 'image/jpeg' })
    expect(clean).toMatchObject({ width: 20, height: 40 })
    const left = await sharp(clean.bytes).metadata()
    expect([left.exif, left.orientation, left.icc, left.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(clean.bytes).includes('Persona')).toBe(false)
  })

  test('gets a white ground where a photograph was transparent', async () => {
    const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
    const clean = await cleanImage(await clear.png().toBuffer(), { ...bounds, type: 'image/jpeg' })
    const { data } = await sharp(clean.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })
})

describe('a portrait', () => {
  test('fills its bounds and is cropped', async () => {
    const square = { width: 30, height: 30, type: 'image/jpeg', fills: true } as const
    const wide = await cleanImage(await plain(200, 40).png().toBuffer(), square)
    expect(wide).toMatchObject({ width: 30, height: 30 })
    expect(await cleanImage(await plain(10, 10).png().toBuffer(), square)).toMatchObject({ width: 30 })
  })
})

describe('a logo', () => {
  test('stays below its size limit, whatever it shows', async () => {
    const light = { width: 480, height: 320, type: 'image/jpeg', bytes: 24_000 } as const
    const worst = await cleanImage(await noise(900, 600).png().toBuffer(), light)
    expect(worst.bytes.byteLength).toBeLessThanOrEqual(24_000)
    const usual = await cleanImage(await plain(900, 600).png().toBuffer(), light)
    expect(usual).toMatchObject({ width: 480, height: 320, type: 'image/jpeg' })
  })
})

describe('a signature', () => {
  const ink = { width: 60, height: 22, type: 'image/png', ink: true } as const
  const stroke = (width: number, height: number) => ({
    create: { width, height, channels: 3 as const, background: '#10204a' },
  })
  const paper = (background: string) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background } }).composite([
      { input: stroke(60, 4), left: 20, top: 40 },
    ])

  test.each(['#ffffff', '#a09a90'])(
    'on paper of %s is cut to its strokes, black on transparent',
    async (shade) => {
      const clean = await cleanImage(await paper(shade).png().toBuffer(), ink)
      expect(clean).toMatchObject({ type: 'image/png', width: 60, height: 4 })
      const { data, info } = await sharp(clean.bytes)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const middle = (info.width * 2 + info.width / 2) * info.channels
      expect([...data.subarray(middle, middle + info.channels)]).toEqual([0, 0, 0, 255].slice(-info.channels))
    },
  )

  test('is found in a drawing on a transparent ground', async () => {
    const drawn = sharp({
      create: { width: 120, height: 80, channels: 4, background: '#00000000' },
    }).composite([{ input: stroke(60, 4), left: 20, top: 40 }])
    expect(await cleanImage(await drawn.png().toBuffer(), ink)).toMatchObject({ width: 60, height: 4 })
  })

  test.each(['#ffffff', '#808080', '#000000'])('is not found on an empty sheet of %s', async (background) => {
    const empty = await sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
    await expect(cleanImage(empty, ink)).rejects.toMatchObject({ code: 'signature-blank' })
  })
})

describe('is refused:', () => {
  test('an empty file', async () => expect(await refusedAs(new Uint8Array())).toBe('image-unreadable'))

  test('text named as a picture', async () =>
    expect(await refusedAs(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      'image-unreadable',
    ))

  test.each(['gif', 'webp', 'tiff', 'avif'] as const)('%s', async (format) =>
    expect(await refusedAs(await plain(8, 8).toFormat(format).toBuffer())).toBe('image-unreadable'),
  )

  test('other content after the first bytes of a picture', async () => {
    const gif = await plain(8, 8).gif().toBuffer()
    expect(await refusedAs(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), gif]))).toBe('image-unreadable')
  })

  test.each(['jpeg', 'png'] as const)('half of a %s', async (format) => {
    const whole = await noise(200, 200).toFormat(format).toBuffer()
    expect(await refusedAs(whole)).toBe('accepted')
    expect(await refusedAs(whole.subarray(0, whole.length / 2))).toBe('image-unreadable')
  })

  test('an animated PNG', async () => {
    const still = await plain(8, 8).png().toBuffer()
    const chunk = Buffer.from('0000000861635451000000020000000000000000', 'hex')
    chunk.write('acTL', 4, 'latin1')
    const at = still.indexOf('IDAT') - 4
    expect(await refusedAs(Buffer.concat([still.subarray(0, at), chunk, still.subarray(at)]))).toBe(
      'image-unreadable',
    )
  })

  test('more than two megabytes', async () => {
    const heavy = await noise(1200, 1200).png({ compressionLevel: 0 }).toBuffer()
    expect(heavy.length).toBeGreaterThan(2 * 1024 * 1024)
    expect(await refusedAs(heavy)).toBe('image-too-large')
  })

  test('a decompression bomb: few bytes, very many pixels', async () => {
    const bomb = await plain(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await refusedAs(bomb)).toBe('image-too-large')
    // The picture file is cut off after its header. If its pixels were decoded, the refusal would be `image-unreadable`.
    expect(await refusedAs(bomb.subarray(0, 2000))).toBe('image-too-large')
    const small = await plain(1600, 1600).png().toBuffer()
    expect(await refusedAs(small.subarray(0, 2000))).toBe('image-unreadable')
  })

  test('a header whose pixels are missing', async () => {
    const liar = await plain(8, 8).png().toBuffer()
    liar.writeUInt32BE(2 ** 31 - 1, 16)
    liar.writeUInt32BE(2 ** 31 - 1, 20)
    expect(await refusedAs(liar)).not.toBe('accepted')
  })
})
