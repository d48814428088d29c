import { monthPeriod, type PeriodPart } from './days.ts'
import { ORDINALS, PARTS } from './period-words.ts'

/** Reads a part of a year that is named at a position: "primer trimestre de 2025", "este semestre", "the last quarter". */
export function partOfYear(words: readonly string[], at: number, today: string): PeriodPart | null {
  const [a = '', b = '', c = '', d = ''] = words.slice(at, at + 4)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const isAfter = /^(?:pasado|ultimo)$/.test(b)
  const months = PARTS.get(isAfter ? a : b)
  if (months === undefined) return null
  const current = Math.floor((month - 1) / months)
  if (isAfter) return { period: partsFrom(year, current - 1, months), length: 2 }
  if (/^(?:este|this)$/.test(a)) {
    return { period: { ...partsFrom(year, current, months), to: today }, length: 2 }
  }
  if (/^(?:ultimo|last)$/.test(a)) return { period: partsFrom(year, current - 1, months), length: 2 }
  const ordinal = ORDINALS.get(a)
  if (ordinal === undefined || ordinal * months > 12) return null
  const skip = /^(?:de|del|of)$/.test(c) ? 3 : 2
  const said = words[at + skip] ?? d
  const isSaid = /^20\d\d$/.test(said)
  // A quarter or other part without a year means the latest one that has begun.
  const of = isSaid ? Number(said) : ordinal - 1 > current ? year - 1 : year
  return { period: partsFrom(of, ordinal - 1, months), length: isSaid ? skip + 1 : 2 }
}

/**
 * Period of one of the equal parts of a year, such as a quarter, by its number from 0. The number -1 means the last part of the
 * year before.
 */
function partsFrom(year: number, part: number, months: number): PeriodPart['period'] {
  const [of, index] = part < 0 ? [year - 1, 12 / months - 1] : [year, part]
  return {
    from: monthPeriod(of, index * months + 1).from,
    to: monthPeriod(of, (index + 1) * months).to,
  }
}
