import type { Brand, Palette } from '#brands/brand.ts'

/**
 * A font file that the pages of a brand load, by the name of the file in the brand's folder or by the address of the
 * application's font.
 */
export interface PageFont {
  family: string
  address: string
  weight: string
}

/** Web address of a file of a brand (server/brand/routes.ts). */
export const brandFile = (brand: Pick<Brand, 'id'>, file: string): string => `/brand/${brand.id}/${file}`

const NAMES: readonly (readonly [keyof Palette, string])[] = [
  ['ink', 'ink'],
  ['inkSoft', 'ink-soft'],
  ['inkFaint', 'ink-faint'],
  ['line', 'line'],
  ['edge', 'edge'],
  ['ground', 'ground'],
  ['card', 'card'],
  ['sunk', 'sunk'],
  ['accent', 'accent'],
  ['accentStrong', 'accent-strong'],
  ['accentInk', 'accent-ink'],
  ['accentSoft', 'accent-soft'],
]

const colours = (palette: Palette): string =>
  NAMES.map(([key, name]) => `--${name}:${palette[key]};`).join('')

/**
 * Stylesheet of public pages in a brand: its light and dark colours, its corners and one font file. A visitor has no
 * stored preferences, so the dark mode follows the operating system.
 * @param rules the CSS rules that are the same for all brands
 */
export function brandStyle({ theme, radius, font }: Brand, face: PageFont | null, rules: string): string {
  const family = `'${font.family}', ${font.fallback}`
  return [
    face === null
      ? ''
      : `@font-face{font-family:'${face.family}';src:url('${face.address}') format('woff2');font-weight:${face.weight};font-display:optional}`,
    `:root{color-scheme:light;--font:${family};--radius:${radius.control}px;--radius-card:${radius.card}px;${colours(theme.light)}}`,
    theme.dark === null
      ? ''
      : `@media (prefers-color-scheme:dark){:root{color-scheme:dark;${colours(theme.dark)}}}`,
    rules,
  ].join('\n')
}
