import { complain, type Reader } from '../draft.ts'
import { isKind, type Lexeme } from './lexemes.ts'
import { PART_OF_DAY } from '../step.ts'

/** Reports words for "daily" that are joined with a part of the day: "diario y por la noche" may be two doses a day. */
export function findDayAndNight(reader: Reader): void {
  const { lexemes, text } = reader
  const isDay = ({ kind, value, start, end }: Lexeme): boolean =>
    (kind === 'per' && value === 'd') ||
    (kind === 'regularly' && value === '1 d') ||
    (kind === 'time' && value === 'd' && /^d[ií]a$/i.test(text.slice(start, end)))
  const isPart = ({ kind, value }: Lexeme): boolean =>
    (kind === 'when' && PART_OF_DAY.test(value)) || (kind === 'time' && value === 'n')
  for (const [i, { kind }] of lexemes.entries()) {
    if (kind !== 'and') continue
    let after = i + 1
    while (isKind(lexemes[after], 'each', 'for', 'skip', 'to')) after++
    const [one, other] = [lexemes[i - 1], lexemes[after]]
    if (one === undefined || other === undefined) continue
    if ((isDay(one) && isPart(other)) || (isPart(one) && isDay(other)))
      complain(reader, 'ambiguous', i - 1, after + 1)
  }
}
