import type { Lexeme, LexemeKind } from './lexemes.ts'

/** Kinds of lexemes after which a bare "7 días" can be a duration. */
export const BEFORE_DAYS: readonly LexemeKind[] = [
  'time',
  'per',
  'regularly',
  'when',
  'eachmeal',
  'route',
  'site',
  'day',
  'comma',
  'dash',
  'open',
  'stop',
  'reason',
  'prn',
  'ampm',
  'doses',
  'unit',
  'number',
  'note',
]

/** Kinds of lexemes before which a number without unit can be a dose: "1 cada 8 horas", "1 en la noche". */
export const BARE_BEFORE: readonly LexemeKind[] = [
  'each',
  'per',
  'when',
  'eachmeal',
  'prn',
  'if',
  'route',
  'site',
  'day',
  'regularly',
  'atclock',
  'once',
  'firstday',
  'glucose',
  'after',
]

/** Kinds of lexemes that may follow a number that counts days without saying so: "c/8h x 7". */
export const AFTER_BARE_DAYS: readonly LexemeKind[] = [
  'comma',
  'stop',
  'route',
  'when',
  'note',
  'close',
  'site',
  'next',
  'remark',
  'hash',
  'if',
  'purpose',
]

/** Kinds of lexemes that may follow an interval that counts hours without saying so: "c/8". */
export const AFTER_BARE_HOURS: readonly LexemeKind[] = [
  'comma',
  'stop',
  'for',
  'when',
  'route',
  'prn',
  'if',
  'note',
  'close',
  'most',
  'endless',
  'until',
  'finished',
  'remark',
  'site',
  'next',
  'hash',
  'purpose',
  'eachmeal',
]

/** Kinds of lexemes after which a number without unit can be a dose: "tomar 1", "y 2". */
export const BARE_AFTER: readonly LexemeKind[] = [
  'swallow',
  'spread',
  'inhale',
  'give',
  'next',
  'and',
  'comma',
  'when',
  'stop',
]

/** Kinds of lexemes after which "7:00" can be a time of the clock: "1 tab 7:00 y 19:00", "c/12h 7:00 y 19:00". */
export const BEFORE_CLOCK: readonly LexemeKind[] = [
  'unit',
  'time',
  'per',
  'times',
  'regularly',
  'route',
  'site',
  'comma',
  'open',
  'stop',
  'note',
]

const ROW_OF_TIMES = /^number,ampm,dash,number,ampm,dash,number,ampm(?!,dash)/
/** Whether three times with "am" or "pm" are joined by hyphens, so that they are no span: "7am-3pm-11pm". */
export const isRowOfTimes = (lexemes: readonly Lexeme[]): boolean =>
  ROW_OF_TIMES.test(
    lexemes
      .slice(0, 9)
      .map(({ kind }) => kind)
      .join(),
  )
