/**
 * Converts the colour notation `oklch(L C H)` to `#rrggbb`, for mail programs and printed prescriptions, which do not support
 * the newer notation. Colours outside sRGB are clipped. The matrices are by Björn Ottosson,
 * https://bottosson.github.io/posts/oklab/
 */
export function colourHex(oklch: string): string {
  const [l = 0, chroma = 0, hue = 0] = (oklch.match(/\d*\.?\d+/g) ?? []).map(Number)
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${linear
    .map((c) =>
      Math.round(encode(c) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function encode(c: number): number {
  const clipped = Math.min(1, Math.max(0, c))
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
}
