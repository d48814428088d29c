import { flagOf, HOME } from './phone-text.ts'

const SIZE = 24

let hasFlags: boolean | undefined

/** Flags are signs of a font that not every system has: where it is missing, nothing coloured is drawn. */
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

/** A country as its flag, or as its two letters where the system draws none. */
export function countryMark(country: string): string {
  hasFlags ??= drawsFlags()
  return hasFlags ? flagOf(country) : country
}
