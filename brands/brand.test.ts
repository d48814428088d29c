import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Brand, type Palette } from './brand.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const ids = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const read = (id: string): unknown => JSON.parse(readFileSync(`${here}${id}/brand.json`, 'utf8'))

/** Relative luminance (WCAG 2.2) of `oklch(L C H)`, by the matrices of CSS Color 4. */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (bright + 0.05) / (dim + 0.05)
}

const surfaces = ['ground', 'card', 'sunk'] as const
const texts = ['ink', 'inkSoft', 'inkFaint', 'accent'] as const

const weakPairs = (palette: Palette): string[] => {
  const pairs: [keyof Palette, keyof Palette, number][] = [
    ...texts.flatMap((text) =>
      surfaces.map((surface): [keyof Palette, keyof Palette, number] => [text, surface, 4.5]),
    ),
    ['accentInk', 'accent', 4.5],
    ['accentInk', 'accentStrong', 4.5],
    ['accent', 'accentSoft', 4.5],
    ['ink', 'accentSoft', 4.5],
    ['edge', 'card', 3],
    ['edge', 'ground', 3],
  ]
  return pairs.flatMap(([front, back, least]) => {
    const ratio = contrast(palette[front], palette[back])
    return ratio >= least ? [] : [`${front} on ${back}: ${ratio.toFixed(2)} < ${least}`]
  })
}

describe.each(ids)('brand %s', (id) => {
  const brand = z.parse(Brand, read(id))

  test('is named after its folder', () => expect(brand.id).toBe(id))

  test('has every file that it names', () => {
    const { mark, wordmark, icon } = brand.logos
    const files = readdirSync(here + id)
    const named = [mark.light, mark.dark, wordmark.light, wordmark.dark, icon]
    expect(files).toEqual(expect.arrayContaining([...named, ...brand.font.files.map(({ file }) => file)]))
  })

  test('can be read in the light', () => expect(weakPairs(brand.theme.light)).toEqual([]))

  test('can be read in the dark', () => {
    expect(brand.theme.dark === null ? [] : weakPairs(brand.theme.dark)).toEqual([])
  })
})

test('exactly one brand answers hosts that no other names', () => {
  const general = ids.filter((id) => z.parse(Brand, read(id)).hosts.includes('*'))
  expect(general).toHaveLength(1)
})

test('the measure itself: black on white is 21, white on white is 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(1 0 0)', 'oklch(1 0 0)')).toBeCloseTo(1, 3)
})
