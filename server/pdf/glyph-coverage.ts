/**
 * The code points that a TrueType font can draw, from its `cmap` table (OpenType 1.9, "cmap", format 4).
 * @throws Error when the font has no table of that format.
 */
export function glyphCoverage(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap')
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4)
    if (font.readUInt16BE(subtable) === 4) return segments(font, subtable)
  }
  throw new Error('the font has no cmap of format 4')
}

function tableOffset(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + 16 * i
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}

function segments(font: Buffer, subtable: number): Set<number> {
  const bytes = font.readUInt16BE(subtable + 6)
  const ends = subtable + 14
  const starts = ends + bytes + 2
  const deltas = starts + bytes
  const offsets = deltas + bytes
  const covered = new Set<number>()
  for (let i = 0; i < bytes; i += 2) {
    const start = font.readUInt16BE(starts + i)
    const offset = font.readUInt16BE(offsets + i)
    for (let code = start; code <= font.readUInt16BE(ends + i) && code < 0xffff; code++) {
      const glyph =
        offset === 0
          ? (code + font.readUInt16BE(deltas + i)) & 0xffff
          : font.readUInt16BE(offsets + i + offset + 2 * (code - start))
      if (glyph !== 0) covered.add(code)
    }
  }
  return covered
}
