import { complain, current, type Reader, type WrittenSupply } from '../draft.ts'
import type { Dose } from '../step.ts'
import { PACKAGE } from '../units.ts'
import { amountAt } from './read-amount.ts'
import { putDuration } from './put-duration.ts'
import { isKind } from './lexemes.ts'

/** Reads a quantity that is handed over: "#20", "# 2 cajas", "surtir 20 tabletas". */
export function readSupply(reader: Reader, i: number): number {
  const { lexemes } = reader
  let at = i + 1
  while (isKind(lexemes[at], 'colon', 'skip', 'hash', 'stop')) at++
  const next = supplyAt(reader, i, at)
  return next === at ? i : next
}

/** Reads number and unit of a quantity at `at`. @returns index after it, or `at` when there is none */
export function supplyAt(reader: Reader, from: number, at: number): number {
  const { lexemes } = reader
  const read = amountAt(lexemes, at)
  if (read === null || read.amount.high !== undefined || read.amount.low % 1 !== 0) return at
  const unit = lexemes[read.next]
  const value = read.amount.low
  if (unit?.kind === 'unit') return put(reader, from, read.next + 1, { value, unit: unit.value, words: null })
  if (unit?.kind === 'container') {
    const words = `${value} ${value === 1 ? singular(whole(unit.value)) : plural(whole(unit.value))}`
    return put(reader, from, read.next + 1, { value, unit: PACKAGE, words: `surtir ${words}` })
  }
  return lexemes[from]?.kind === 'hash'
    ? put(reader, from, read.next, { value, unit: null, words: null })
    : at
}

export const addSupply = (reader: Reader, from: number, to: number, { low, unit }: Dose): number =>
  put(reader, from, to, { value: low, unit, words: null })

function put(reader: Reader, from: number, to: number, supply: WrittenSupply): number {
  const draft = current(reader)
  if (supply.value < 1 || (draft.supply !== null && JSON.stringify(draft.supply) !== JSON.stringify(supply)))
    complain(reader, 'contradiction', from, to)
  draft.supply = supply
  return to
}

const whole = (word: string): string => word.replace(/^fco/, 'frasco')
const singular = (word: string): string => word.replace(/(?<=[aeo])s$|(?<=r|l|bl.ster)es$/u, '')
const plural = (word: string): string =>
  word.endsWith('s') ? word : /[aeo]$/.test(word) ? `${word}s` : `${word}es`

/** Reads that a treatment lasts until packages are used up: "hasta terminar la caja", "hasta terminar los 2 envases". */
export function readFinished(reader: Reader, i: number): number {
  const { lexemes } = reader
  let at = i + 1
  while (lexemes[at]?.kind === 'skip') at++
  const [count, pack] = [lexemes[at], lexemes[at + 1]]
  const isCounted = count?.kind === 'number' && pack?.kind === 'container' && count.number % 1 === 0
  return isCounted
    ? putDuration(reader, i, at + 2, { kind: 'finished', packs: count.number })
    : putDuration(reader, i, i + 1, { kind: 'finished' })
}
