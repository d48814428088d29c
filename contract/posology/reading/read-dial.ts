import { complain, current, lastPart, newPart, startStep, timesOf, type Reader } from '../draft.ts'
import type { When } from '../step.ts'
import { isKind } from './lexemes.ts'

const DIALS: Record<number, When[]> = { 3: ['MORN', 'NOON', 'NIGHT'], 4: ['MORN', 'NOON', 'AFT', 'NIGHT'] }
/**
 * Greatest number in a series such as "1-0-1" without a unit. A series with a greater number may be a date or a telephone
 * number.
 */
const DIAL_AT_MOST = 9
const DIAL_UNITS = /^(?:mg|mcg|g|l|cm|mEq)$/

/** Reads a series of numbers, each of which is the dose at one moment of the day: "1-0-1", "10-0-12 UI". */
export function readDial(reader: Reader, from: number, dial: { numbers: number[]; next: number }): number {
  const { numbers } = dial
  const written = reader.text.slice(reader.lexemes[from]?.start, reader.lexemes[dial.next - 1]?.end)
  const unitAt = reader.lexemes[dial.next]
  const unit = unitAt?.kind === 'unit' ? unitAt.value : null
  const next = unit === null ? dial.next : dial.next + 1
  const moments = DIALS[numbers.length]
  // "1-1-1 x 5 d, 1-0-1 x 5 d": the numbers of the next step.
  const isNext =
    current(reader).duration?.kind === 'span' && isKind(reader.lexemes[from - 1], 'comma', 'stop')
  if (isNext && current(reader).dialed > 0) {
    startStep(reader)
    current(reader).bySign = true
  }
  const draft = current(reader)
  const known = unit ?? lastPart(draft).dose?.unit ?? null
  const isOdd =
    moments === undefined ||
    numbers.every((n) => n === 0) ||
    // "05-0-05" may lack decimal points. In "1-1-1 1/2" the half may belong to the last dose or to every dose.
    /(?<![\d.,])0\d|\d +[½¼¾]|\d +\d/.test(written) ||
    (known !== null && DIAL_UNITS.test(known)) ||
    (unit === null && numbers.some((n) => n > DIAL_AT_MOST))
  if (isOdd || draft.parts.length > 1 || timesOf(lastPart(draft)).length > 0 || lastPart(draft).glucose) {
    complain(reader, isOdd ? 'not-understood' : 'contradiction', from, next)
    return next
  }
  const said = lastPart(draft).dose
  // "1 tableta 1-0-1": the numbers must agree with the dose that was stated before.
  if (said !== null && (said.high !== undefined || numbers.some((n) => n !== 0 && n !== said.low)))
    complain(reader, 'contradiction', from, next)
  draft.parts = numbers.flatMap((low, k) => {
    const moment = moments[k]
    return low === 0 || moment === undefined ? [] : [newPart({ dose: { low, unit: known }, when: [moment] })]
  })
  draft.dialed = draft.parts.length
  return next
}
