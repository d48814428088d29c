import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { runAxe } from '../axe.ts'

/*
 * Finds out which colours of tokens.css are combined on a page: each colour is replaced by one that no other has, and axe
 * reports the colours of each text and of its background.
 */

/**
 * Colours of a text and of its background, by their names in tokens.css, and the least contrast ratio that the size of the text
 * needs.
 */
export interface ColourPair {
  front: string
  back: string
  least: number
}

const TOKENS = readFileSync(path.resolve('web/ui/styles/tokens.css'), 'utf8')
const names = [...new Set([...TOKENS.matchAll(/--([a-z-]+): oklch/g)].map(([, name = '']) => name))]

/** Replacement colours are all nearly black, so that a link in a text differs from the text by its underline or not at all. */
const hex = (channel: number): string => channel.toString(16).padStart(2, '0')
const colourOf = (at: number): string =>
  `#${hex(20 + at)}${hex(20 + ((at * 7) % 31))}${hex(20 + ((at * 11) % 29))}`
const nameOf = new Map(names.map((name, at) => [colourOf(at), name]))
const STYLE = `:root { ${names.map((name, at) => `--${name}: ${colourOf(at)} !important;`).join(' ')} }`

interface Told {
  fgColor?: string
  bgColor?: string
  expectedContrastRatio?: string
}

/**
 * Pairs of colours that the texts of a page and their backgrounds have, by their names in tokens.css, and links that only their
 * colour tells from the text around them. A colour that is not in tokens.css is named by its value.
 */
export async function tracedColours(page: Page): Promise<{ pairs: ColourPair[]; links: string[] }> {
  const style = await page.addStyleTag({ content: STYLE })
  const found = await runAxe<Told>(page, {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['passes', 'violations'],
  })
  await style.evaluate((element: HTMLStyleElement) => element.remove())
  const isContrast = ({ id }: { id: string }): boolean => id === 'color-contrast'
  const pairs = [...found.passes, ...found.violations]
    .filter(isContrast)
    .flatMap(({ nodes }) =>
      nodes.flatMap(({ any }) => any.flatMap(({ data }) => (data ? [pairOf(data)] : []))),
    )
  const links = found.violations
    .filter((one) => !isContrast(one))
    .flatMap(({ nodes }) => nodes.map(({ html }) => html))
  return { pairs, links }
}

const pairOf = ({ fgColor = '', bgColor = '', expectedContrastRatio = '' }: Told): ColourPair => ({
  front: nameOf.get(fgColor) ?? fgColor,
  back: nameOf.get(bgColor) ?? bgColor,
  least: parseFloat(expectedContrastRatio),
})
