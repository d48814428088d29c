import {
  ACTS,
  AT_MOST,
  COUNTED_UNITS,
  DOSE_FOLLOWED_BY,
  DURATION_UNITS,
  LAYER,
  MEASURED_UNITS,
  PLACE,
  SPREAD,
  SPREADING_ROUTES,
  VERBS,
} from './prescription-vocabulary.ts'
import { QUANTITY, whole } from './prescription-words.ts'

const counted = COUNTED_UNITS.join('|')
const measured = `(?:${MEASURED_UNITS.join('|')})(?![a-z0-9]| ?/(?! ?(?:dia|\\d{1,2} ?h)))`

/** "máximo 4 tabletas al día" sets a limit, not a dose; "máximo 5 días" sets a duration. */
export const LIMIT = whole(
  `${AT_MOST}:? ${QUANTITY}(?!\\d| ?(?:${DURATION_UNITS})(?![a-z]))` +
    `(?: ?(?:${counted}|${measured}|veces|dosis|tomas))?(?: (?:al|por) dia| diari[oa]s| en 24 ?(?:h|hrs|horas))?`,
  'g',
)

/** "caja con 20 tabletas" and "total 20 tabletas" count what is handed over. */
const HANDED_OVER =
  '(?<!(?:(?<!(?:dosis|iniciar|comenzar|empezar|continuar|seguir) )(?:con|de)|total|por|x|#) )'
const COUNTED_DOSE = new RegExp(
  `${HANDED_OVER}${QUANTITY} ?(?:de |partes? de )?` +
    `(?:(?:${counted})(?![a-z0-9])|(?:${ACTS})(?![a-z]| (?:al|por|a la) | diari))`,
)
const AND_A_HALF = whole(`(?:${counted}) y 1/2`)

const AT_THE_START = `(?:^|[.;:\\n(])\\s*${QUANTITY} ?${measured}(?!,? ?(?:${VERBS})(?![a-z]))`
const AFTER_A_VERB = `(?<![a-z])(?:${VERBS}):? ${QUANTITY} ?${measured}`
const BEFORE_A_TIME = `${QUANTITY} ?${measured}(?=${DOSE_FOLLOWED_BY})`
const MEASURED_DOSE = new RegExp(`${AT_THE_START}|${AFTER_A_VERB}|${BEFORE_A_TIME}`)

/** Morning-noon-night, as 1-0-1, 1-1-1-1 or 10-0-12 UI: each number is the dose of its time of day. */
export const BY_TIME_OF_DAY = new RegExp(
  '(?<![\\d/.,-])(?!0 ?- ?0 ?- ?0(?! ?- ?[1-9]))' +
    '(?:(?:\\d|1/2)(?: ?- ?(?:\\d|1/2)){2,3}(?!\\d|/| ?-|\\.\\d)' +
    '|\\d{1,2}(?: ?- ?\\d{1,2}){2,3} ?(?:ui|u|unidades|ml|gotas)(?![a-z]))',
)
const A_LAYER = whole(LAYER)
const SPREAD_ON_A_PLACE = whole(`${SPREAD} (?:en|sobre) (?:[a-z]+ ){0,2}${PLACE}`)

/** Does the text say how much is taken or applied each time? */
export function hasDose(words: string, route: string): boolean {
  const text = words.replace(LIMIT, ' ')
  return (
    COUNTED_DOSE.test(text) ||
    AND_A_HALF.test(text) ||
    MEASURED_DOSE.test(text) ||
    BY_TIME_OF_DAY.test(text) ||
    A_LAYER.test(text) ||
    (SPREADING_ROUTES.includes(route) && SPREAD_ON_A_PLACE.test(text))
  )
}
