import { BY_TIME_OF_DAY, LIMIT } from './prescription-dose.ts'
import {
  ACTS,
  AS_NEEDED,
  COUNTED_UNITS,
  EACH,
  INTERVAL_UNITS,
  MEASURED_UNITS,
  MOMENTS,
  ONCE,
  PERIODICALLY,
  WEEKDAYS,
} from './prescription-vocabulary.ts'
import { AMOUNT, QUANTITY, whole } from './prescription-words.ts'

/** "2 veces", "3 tomas", "tableta", "2": what "al día" may follow. */
const TIMES = `(?:${QUANTITY}|ve(?:z|ces)|tomas|dosis|${[ACTS, ...COUNTED_UNITS, ...MEASURED_UNITS].join('|')})`

const REGULAR = whole([
  `(?:cada|c/|c|q) ?${AMOUNT} ?(?:${INTERVAL_UNITS})`,
  `(?:cada|c/) ?(?:${EACH})`,
  `${TIMES} (?:al|por|a la|x) (?:dia|semana|noche|mes)`,
  `${TIMES} ?/ ?(?:dia|semana|${AMOUNT} ?(?:h|hrs?|horas))`,
  `(?:los |el |de |solo )?${WEEKDAYS}(?:(?:,| y|, y| a) (?:los )?${WEEKDAYS})+`,
  `los ${WEEKDAYS}`,
  ...MOMENTS,
  ...PERIODICALLY,
])
const AS_IT_IS_NEEDED = whole(AS_NEEDED)
const ONLY_ONCE = whole(ONCE)

export const isAsNeeded = (words: string): boolean => AS_IT_IS_NEEDED.test(words)

export const isOnce = (words: string): boolean => ONLY_ONCE.test(words)

/** Is there a most, as in "máximo 4 al día"? */
export const hasLimit = (words: string): boolean => words.search(LIMIT) >= 0

/** Does the text say how often: an interval, times a day, moments of the day, once, or as needed? */
export function hasFrequency(words: string): boolean {
  const regular = words.replace(LIMIT, ' ')
  return REGULAR.test(regular) || BY_TIME_OF_DAY.test(regular) || isAsNeeded(words) || isOnce(words)
}
