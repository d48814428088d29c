import { describe, expect, test } from 'vitest'
import { parsePosology } from './parse.ts'
import { hoursIn, type Step } from './step.ts'

/**
 * Everything that the instructions in this test can state. The test writes lines from such meanings, and computes
 * the meanings of a line without the parser under test.
 */
interface Meaning {
  dose: string
  rate: string
  days: number
  route: string
  when: string
  need: string
}

const NOTHING: Meaning = { dose: '', rate: '', days: 0, route: '', when: '', need: '' }

const NUMBER = '(?:una (?=media))?(\\d+|una|media(?: de)?)'
const valueOf = (written: string): number =>
  ({ una: 1, media: 0.5, 'media de': 0.5 })[written] ?? Number(written)
const UNITS: Readonly<Record<string, string>> = {
  tab: 'tableta',
  tableta: 'tableta',
  tabletas: 'tableta',
  cap: 'cápsula',
  ml: 'ml',
  UI: 'unidad',
}

/** Wordings of each part of a meaning. A wording states its value alone, whatever stands beside it. */
const WORDINGS: readonly (readonly [
  words: string,
  part: keyof Meaning,
  value: (found: string[]) => string | number,
])[] = [
  [
    `${NUMBER} (tab|tableta|tabletas|cap|ml|UI)`,
    'dose',
    ([, n = '', unit = '']) => `${valueOf(n)} ${UNITS[unit] ?? ''}`,
  ],
  ['c/(\\d+)h', 'rate', ([, n]) => `${n} h`],
  [`(?:cada|c/)(?: de| la)* ?${NUMBER} (?:h|horas)`, 'rate', ([, n = '']) => `${valueOf(n)} h`],
  // Conventions: "c/6", "c/8", "c/12" and "c/24" count hours, and 8 days are a week.
  ['c/ ?(6|8|12|24)', 'rate', ([, n]) => `${n} h`],
  ['cada (6|12|24)', 'rate', ([, n]) => `${n} h`],
  ['(?:cada|c/) ?8 (?:d|dia|dias)', 'rate', () => '168 h'],
  [`(?:cada|c/) ?${NUMBER} (?:d|dia|dias)`, 'rate', ([, n = '']) => `${valueOf(n) * 24} h`],
  ['diario|cada dia|al dia|por dia|x dia', 'rate', () => '24 h'],
  [
    `${NUMBER} veces (?:al dia|por dia|x dia|diario|c/24h|cada 24 horas|cada dia)`,
    'rate',
    ([, n = '']) => `${24 / valueOf(n)} h`,
  ],
  [`(?:(?:x|por|durante|de|la) )*${NUMBER} (?:d|dia|dias)`, 'days', ([, n = '']) => valueOf(n)],
  ['(?:x|por|durante) 24 (?:h|horas)', 'days', () => 1],
  ['(?:x )+(5|7|10|20)', 'days', ([, n]) => Number(n)],
  ['VO', 'route', () => 'oral'],
  ['IM', 'route', () => 'intramuscular'],
  ['SC', 'route', () => 'subcutánea'],
  ['con alimentos', 'when', () => 'C'],
  ['(?:en )?ayunas', 'when', () => 'FAST'],
  ['(?:(?:por|x|en|cada|de|durante)(?: la)? )?noche', 'when', () => 'NIGHT'],
  ['(?:x la |(?:por|en|cada|de|durante)(?: la)? )?mañana', 'when', () => 'MORN'],
  ['PRN', 'need', () => ' '],
  [
    '(?:PRN|en caso de|por|x|PRN (?:por|x|durante|con|en))(?: de| la)* (dolor|fiebre)(?: (?:de )*(dolor|fiebre))?',
    'need',
    ([, reason = '', other = reason]) => [...new Set([reason, other])].join(','),
  ],
]
const PATTERNS = WORDINGS.map(([words, part, value]) => ({
  pattern: new RegExp(`^(?:${words})(?: |$)`),
  part,
  value,
}))
/** Pattern of words in dosage instructions that have no meaning of their own. */
const FILLER = /^(?:(?:al|por|x) dia|de|la|con|en|por)(?: |$)/
/** Pattern of a quantity that is handed over. Such a quantity is tested in supply.test.ts. */
const SUPPLY = /(?:^| )(?:x|por)(?: (?:x|por|de|la))* \d+ (?:tab|tableta|tabletas|cap)(?: |$)/

/** Every meaning that a text can have, as a list of wordings in any order. */
function meaningsOf(text: string, said: Meaning = NOTHING): Meaning[] {
  if (text === '') return [said]
  const found = PATTERNS.flatMap(({ pattern, part, value }) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const given = value([...match])
    const before = said[part]
    const isNew = before === '' || before === 0 || (part === 'need' && before === ' ')
    // Two moments in a line add up. Any other part that is stated twice must have the same value.
    const joined = isNew ? given : part === 'when' ? [before, given].join(',') : before
    const isKept = isNew || part === 'when' || before === given || (part === 'need' && given === ' ')
    return isKept ? meaningsOf(text.slice(match[0].length), { ...said, [part]: joined }) : []
  })
  const filler = FILLER.exec(text)?.[0]
  return filler === undefined ? found : [...found, ...meaningsOf(text.slice(filler.length), said)]
}

function meaningOf(steps: readonly Step[]): Meaning | 'more than a line of this test can say' {
  const [step] = steps
  if (step === undefined || steps.length > 1) return 'more than a line of this test can say'
  const { dose, frequency, duration, route, when, asNeeded, days, at, most, notes, strength, site } = step
  const isMore =
    days.length + at.length + notes.length > 0 || most || strength || site || step.offset !== null
  const isOther = step.repeat ?? step.after ?? step.glucose ?? step.daysAWeek
  const span = duration?.kind === 'span' ? duration : null
  if (isMore || isOther !== null || (duration !== null && span === null) || dose?.high !== undefined)
    return 'more than a line of this test can say'
  const hours = frequency && hoursIn(frequency.every.low, frequency.every.unit) / frequency.times.low
  return {
    dose: dose === null ? '' : `${dose.low} ${dose.unit}`,
    rate: hours === null ? '' : `${hours} h`,
    days: span === null ? 0 : hoursIn(span.low, span.unit) / 24,
    route: route ?? '',
    when: when.join(','),
    need: asNeeded === null ? '' : [...new Set(asNeeded)].join(',') || ' ',
  }
}

/** Lines of instructions whose parts are in the usual orders; each line has all the words of its meaning. */
function writtenLines(): string[][] {
  const doses = ['1 tab', 'media tableta', '2 cap', '5 ml', '10 UI']
  const rates = ['c/8h', 'c/12 h', 'cada 24 horas', 'diario', '2 veces al dia', 'cada 8 dias']
  const ends = ['', 'x 7 d', 'por 10 dias', 'durante 20 dias', 'x 10']
  const others = ['', 'VO', 'con alimentos', 'en caso de dolor', 'PRN dolor', 'por la noche']
  return doses.flatMap((dose) =>
    rates.flatMap((rate) =>
      ends.flatMap((end) =>
        others.flatMap((other) =>
          [
            [dose, other, rate, end],
            [dose, rate, end, other],
          ].map((parts) => parts.filter(Boolean).join(' ').split(' ')),
        ),
      ),
    ),
  )
}

const VOCABULARY =
  '1 2 3 5 7 8 10 12 20 24 una media tab tabletas cap ml UI c/8h c/12h c/6 h horas cada diario veces al dia dias d x por durante VO IM SC con alimentos en ayunas la noche mañana PRN dolor caso de fiebre'.split(
    ' ',
  )

/**
 * Lines that the parser reads with confidence although none of the meanings of their words is the one that the
 * parser found.
 */
const wrongAmong = (lines: readonly string[][]): string[] =>
  lines.flatMap((words) => {
    const { confident, steps } = parsePosology(words.join(' '))
    // An instruction without its unit is printed as it was written.
    if (!confident || SUPPLY.test(words.join(' ')) || steps.some(({ dose }) => dose?.unit === null)) return []
    const read = meaningOf(steps)
    const inOrder = ({ when, ...rest }: Meaning) => ({
      ...rest,
      when: [...new Set(when.split(','))].toSorted().join(','),
    })
    const isRight =
      typeof read !== 'string' &&
      meaningsOf(words.join(' ')).some(
        (one) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(read)),
      )
    return isRight ? [] : [`${words.join(' ')} → ${JSON.stringify(read)}`]
  })

describe('a line that was written from a meaning', () => {
  test('is read as this meaning or refused, and most lines are read', () => {
    const lines = writtenLines()
    expect(wrongAmong(lines)).toEqual([])
    const read = lines.filter((words) => parsePosology(words.join(' ')).confident)
    expect(read.length / lines.length).toBeGreaterThan(0.8)
  })

  test('with a lost word is read as the other words or refused', () => {
    const lines = writtenLines().flatMap((words) => words.map((_, at) => words.toSpliced(at, 1)))
    expect(wrongAmong(lines)).toEqual([])
  })

  test('with an added or exchanged word is read as its words or refused', () => {
    // The test takes every 37th line, because each line has some six hundred mutations.
    const lines = writtenLines().filter((_, i) => i % 37 === 31)
    const mutated = lines.flatMap((words) =>
      VOCABULARY.flatMap((word) =>
        words.flatMap((_, at) => [words.toSpliced(at, 0, word), words.toSpliced(at, 1, word)]),
      ),
    )
    expect(wrongAmong(mutated)).toEqual([])
  })
})
