import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { propertiesOf } from '#web/lib/brand/theme-rules.ts'
import { Brand } from './brand.ts'
import { contrast } from './testing/contrast.ts'
import { promisedContrasts } from './testing/promised-contrasts.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const brands = readdirSync(here)
  .filter((folder) => existsSync(`${here}${folder}/brand.json`))
  .map((folder) => ({
    folder,
    brand: z.parse(Brand, JSON.parse(readFileSync(`${here}${folder}/brand.json`, 'utf8'))),
  }))

const MODES = ['light', 'dark'] as const

/** The colours of caution, stop and success in `mode`, from web/ui/styles/tokens.css, which are the same in every brand. */
function signals(mode: (typeof MODES)[number]): [name: string, colour: string][] {
  const css = readFileSync(`${here}../web/ui/styles/tokens.css`, 'utf8')
  const [light = '', dark = ''] = css.split(":root[data-mode='dark']")
  return [...coloursIn(light), ...(mode === 'dark' ? coloursIn(dark.split('@media')[0] ?? '') : [])]
}

const coloursIn = (css: string): [name: string, colour: string][] =>
  [...css.matchAll(/(--(?:warn|stop|ok)[a-z-]*): (oklch\([^)]+\))/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ])

describe.each(brands)('brand $folder', ({ folder, brand }) => {
  test('is named after its folder', () => expect(brand.id).toBe(folder))

  describe.each(MODES)('in %s', (mode) => {
    const palette = brand.theme[mode] ?? brand.theme.light

    test('has all promised contrasts', () => {
      const colours = new Map([...propertiesOf(palette), ...signals(brand.theme[mode] ? mode : 'light')])
      const ratioOf = (...pair: [front: string, back: string]) => {
        const [front = '', back = ''] = pair.map((name) => colours.get(`--${name}`))
        return contrast(front, back)
      }
      const weak = promisedContrasts
        .filter(({ front, back, least }) => ratioOf(front, back) < least)
        .map(({ front, back }) => `${front} on ${back}: ${ratioOf(front, back)}`)
      expect(weak).toEqual([])
    })
  })

  test('has pictures that contain drawings only', () => {
    const { mark, wordmark, icon } = brand.logos
    for (const file of [mark.light, mark.dark, wordmark.light, wordmark.dark, icon]) {
      const svg = readFileSync(`${here}${folder}/${file}`, 'utf8')
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 40"/)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /script|style=|href|url\(|on\w+=|https?:|<text/,
      )
      expect(svg.length).toBeLessThan(8000)
    }
  })

  test('has a pattern of shapes alone, whose colours do not matter', () => {
    const svg = readFileSync(`${here}${folder}/${brand.logos.pattern}`, 'utf8')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(/script|style=|href|url\(|on\w+=|<text|<image/)
    expect(svg.length).toBeLessThan(2000)
  })

  test('has small typefaces, each with its licence', () => {
    const files = [...brand.font.files, ...(brand.font.headings?.files ?? [])].map(({ file }) => file)
    const sizes = files.map((file) => statSync(`${here}${folder}/${file}`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000)
    for (const file of files) {
      const licence = readFileSync(`${here}${folder}/${file.replace('.woff2', '.license.txt')}`, 'utf8')
      expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
    }
  })

  test('names no address of a real company', () => {
    for (const address of [
      ...Object.values(brand.social).filter((address) => address !== undefined),
      ...(brand.redirect ? [brand.redirect] : []),
    ])
      expect(new URL(address).hostname).toMatch(/\.example$/)
    for (const host of brand.hosts) expect(host).toMatch(/^\*$|\.example$/)
  })
})

test('there are at least five brands', () => expect(brands.length).toBeGreaterThanOrEqual(5))

test('some brands switch off user review, news, payment and ian', () => {
  for (const widget of ['userReview', 'news', 'payment', 'ian'] as const)
    expect(new Set(brands.map(({ brand }) => brand.widgets[widget])), widget).toEqual(new Set([true, false]))
})

test('brands differ in accent, ground, typeface, radius and mark', () => {
  const traits = brands.map(({ folder, brand }) => ({
    accent: brand.theme.light.accent,
    ground: brand.theme.light.ground,
    dark: brand.theme.dark?.ground,
    family: brand.font.family,
    radius: brand.radius.control,
    mark: readFileSync(`${here}${folder}/${brand.logos.mark.light}`, 'utf8').replace(
      /aria-label="[^"]*"/,
      '',
    ),
  }))
  for (const trait of ['accent', 'ground', 'dark', 'family', 'radius', 'mark'] as const)
    expect(new Set(traits.map((one) => one[trait])).size, trait).toBe(brands.length)
})

test('brands differ in the composition of their login page, and in the look of lists, tags and titles', () => {
  const forms = brands.map(({ brand }) => brand.composition)
  const kindsOf = (name: 'access' | 'lists' | 'tags' | 'chrome') =>
    new Set(forms.map((one) => one[name])).size
  expect(kindsOf('access')).toBe(brands.length)
  expect(kindsOf('lists')).toBeGreaterThanOrEqual(4)
  expect(kindsOf('tags')).toBeGreaterThanOrEqual(4)
  expect(kindsOf('chrome')).toBe(3)
  expect(new Set(forms.map(({ title }) => JSON.stringify(title))).size).toBe(brands.length)
})

test('the contrast of black on white is 21, of white on white 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(1 0 0)', 'oklch(1 0 0)')).toBeCloseTo(1, 3)
})
