import { hasLimit, isAsNeeded, isOnce } from './prescription-frequency.ts'
import { DAYS_IN, DURATION_UNITS, UNTIL_FINISHED, WITHOUT_END } from './prescription-vocabulary.ts'
import { QUANTITY, whole } from './prescription-words.ts'

export interface Duration {
  stated: boolean
  /** Days of treatment when they follow from the text; null for a treatment without an end or as needed. */
  days: number | null
}

const NOT_STATED: Duration = { stated: false, days: null }
const STATED: Duration = { stated: true, days: null }

const ENDLESS = whole([...WITHOUT_END, UNTIL_FINISHED])
const UNTIL_A_DATE = whole(
  'hasta el (?:dia )?(?:\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?|\\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|' +
    'agosto|septiembre|octubre|noviembre|diciembre))',
)
const DOSES = whole(`(?:por|durante|x|total(?: de)?:?|completar) ?${QUANTITY} (?:dosis|aplicaciones|tomas)`)

const PREPOSITION =
  '(?:por|durante|x|hasta(?: por)?|max(?:imo)?|no mas de|(?:hasta )?completar|duracion:?|en total|total(?: de)?:?|periodo de|espacio de|tratamiento (?:de|por):?|' +
  'los (?:proximos|siguientes|primeros)|lapso de)(?: (?:los |las )?(?:proxim[oa]s|siguientes|primer[oa]s|otr[oa]s|1 total de))? ?'
/** What a bare "7 días" may follow: the end of a frequency. */
const AFTER_FREQUENCY =
  '(?<=(?:[,:] |\\(|(?<![a-z])(?:h|hs|hrs?|horas|dia|noche|manana|diari[oa]s?|dormir|acostarse|alimentos|comida|ayunas|veces|vo|iv|im|sc),? ))'
const DAYS = new RegExp(
  `(?:(?<![a-z])${PREPOSITION}|${AFTER_FREQUENCY})(${QUANTITY}) ?(${DURATION_UNITS})(?![a-z0-9])`,
  'g',
)
const HOURS = new RegExp(`(?<![a-z])(?:por|durante|x) ?(\\d{2,3}) ?(?:h|hrs?|horas)(?![a-z0-9])`, 'g')
const THEN =
  /(?:luego|despues|posteriormente|seguido de|continuar|seguir)(?! de (?:cada|la|los|el|comer|cenar|desayunar))/

/** For how long, when the text says so. */
export function durationOf(words: string): Duration {
  if (ENDLESS.test(words)) return STATED
  const days = daysOf(words)
  if (days !== null) return { stated: true, days }
  if (isOnce(words)) return { stated: true, days: 1 }
  if (UNTIL_A_DATE.test(words) || DOSES.test(words)) return STATED
  // As needed has no last day; a most keeps it bounded (mexico.md 1.2, frequency "or PRN with maximum").
  return isAsNeeded(words) && hasLimit(words) ? STATED : NOT_STATED
}

/** Ten years: a longer span, or none, is a slip of the pen and counts as not stated. */
const LONGEST_DAYS = 3660

/** Days of all the spans: added up when one follows the other, else the longest. */
function daysOf(words: string): number | null {
  const spans = [
    ...[...words.matchAll(DAYS)].map((m) => upperEnd(m[1] ?? '') * (DAYS_IN[(m[2] ?? '').charAt(0)] ?? 1)),
    ...[...words.matchAll(HOURS)].map((m) => Number(m[1]) / 24).filter((days) => Number.isInteger(days)),
  ]
    .map((days) => Math.ceil(days))
    .filter((days) => days >= 1 && days <= LONGEST_DAYS)
  if (spans.length === 0) return null
  return THEN.test(words) ? spans.reduce((total, days) => total + days, 0) : Math.max(...spans)
}

/** The last number of "7", "7-10", "1 1/2". */
function upperEnd(quantity: string): number {
  const last =
    quantity
      .replace(/ ?\(.*$/, '')
      .split(/ ?(?:-|a|o) ?/)
      .at(-1) ?? ''
  return last
    .trim()
    .split(' ')
    .map((part) => {
      const [above = '', below = '1'] = part.replace(',', '.').split('/')
      return Number(above) / Number(below)
    })
    .reduce((total, part) => total + part, 0)
}
