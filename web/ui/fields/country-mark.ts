import { flagOf, HOME } from './phone-text.ts'

const SIZE = 24

let hasFlags: boolean | undefined

/** Whether the system draws flag emoji in colour: not every system has a font with them. */
function drawsFlags(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.font = `${SIZE - 8}px sans-serif`
  context.fillText(flagOf(HOME), 0, SIZE - 6)
  const { data } = context.getImageData(0, 0, SIZE * 2, SIZE)
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return true
  }
  return false
}

/** A country's flag, or its two-letter code where the system draws no flags. */
export function countryMark(country: string): string {
  hasFlags ??= drawsFlags()
  return hasFlags ? flagOf(country) : country
}
