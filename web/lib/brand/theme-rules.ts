import type { Palette } from '#brands/brand.ts'

/** Custom properties of a palette (ui/styles/tokens.css): `inkSoft` is `--ink-soft`. */
export function propertiesOf(palette: Palette): [string, string][] {
  return Object.entries(palette).map(([name, colour]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ])
}

/**
 * Whether the dark mode is shown (specification section 4): the doctor's fixed choice, else the system's, and never
 * when the brand has no dark colours.
 */
export const resolveDark = (
  setting: 'auto' | boolean,
  systemIsDark: boolean,
  brandHasDark: boolean,
): boolean => brandHasDark && (setting === 'auto' ? systemIsDark : setting)
