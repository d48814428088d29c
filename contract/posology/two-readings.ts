import { parsePosology } from './parse.ts'
import { patientSentence } from './patient-sentence.ts'
import type { Context } from './steps-of-draft.ts'
import { numberText } from './unit-names.ts'

/** A way to read an instruction that can be read in two ways. */
export interface Choice {
  /** The instruction, written so that it has this reading alone. */
  text: string
  /** Sentence for the patient that this reading gives. */
  sentence: string
}

/** A pattern of a wording with two readings, and for each reading a wording that has only this reading. */
type Doubt = readonly [pattern: RegExp, ...readings: [Rewrite, Rewrite]]
type Rewrite = string | ((...parts: string[]) => string)

const DAY = '(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)'
const WEEKDAYS = new RegExp(
  `,? ?(?:solo )?(?:los |de |el |cada )?${DAY}(?:(?:,| y| a|, y)? (?:los )?${DAY})*`,
  'iu',
)
const DAILY =
  /,? ?(?:diari[oa]s?|cada d[ií]a|todos los d[ií]as|c(?:ada |\/) ?24 ?h(?:oras|rs|r)?\.?|una vez al d[ií]a|al d[ií]a)(?=$|[ ,.;])/iu
const COUNTED = 'tab(?:leta)?s?\\.?|c[aá]p(?:sula)?s?\\.?|comp(?:rimido)?s?\\.?|grageas?|disparos?|puffs?'

const share = (count = '', value = '', unit = ''): string =>
  `${numberText(Number(value) / Number(count))} ${unit}`

/** Clock times of hours that are joined by hyphens: "8-20 hrs". */
const timesOf = (hours: string): string =>
  `a las ${(hours.match(/\d+/g) ?? []).map((hour) => `${hour.padStart(2, '0')}:00`).join(', ')}`

const DOUBTS: readonly Doubt[] = [
  // An amount in brackets may be the content of one unit of the dose, or of all its units.
  [
    new RegExp(`(\\d+) ?(${COUNTED}) ?\\(([\\d.]+) ?(mg|g|mcg)\\)`, 'iu'),
    '$1 $2 de $3 $4',
    (_all, count = '', word = '', value, unit) => `${count} ${word} de ${share(count, value, unit)}`,
  ],
  // A daily amount may be taken in one dose, or one unit at a time.
  [
    new RegExp(`^(.*?)([23]) ?(${COUNTED}) (?:al d[ií]a|diari[oa]s)`, 'iu'),
    '$1$2 $3 una vez al día',
    '$11 $3 $2 veces al día',
  ],
  // "Y media noche" may mean half a unit at night, or another unit at midnight.
  [/y media noche/iu, 'y media por la noche', 'y otra a las 00:00'],
  [/y media (tarde|ma[nñ]ana)/iu, 'y media por la $1', 'y otra por la $1'],
  // "Cada día y noche" may mean in the morning and at night, or every night.
  [
    /(?:(?:cada|por|al) d[ií]a|diari[oa]) y (?:de |por la |por |en la |cada )?noche|(?:cada|por la|por) noche y (?:cada|por|al) d[ií]a/iu,
    'por la mañana y por la noche',
    'cada noche',
  ],
  [
    /(?:cada|por la) noche y d[ií]a x (\d+)(?=$|[,.;])/iu,
    'por la mañana y por la noche por $1 días',
    'cada noche por $1 días',
  ],
  // The second number of "1x3x7" may say how often a day, or every how many hours.
  [
    new RegExp(
      `(\\d+)( ?(?:${COUNTED}))? ?x ?([1-8]|12|24) ?x ?(\\d+)(?: ?d(?:[ií]as?)?)?(?=$|[ ,.;])`,
      'iu',
    ),
    '$1$2, $3 veces al día por $4 días',
    '$1$2 cada $3 horas por $4 días',
  ],
  // "1-1-1" beside a reason such as "en caso de dolor" may mean three times a day, or only when needed.
  [
    new RegExp(`((\\d+)-\\2-\\2)( ?(?:${COUNTED}))?(.*?) (?:prn|en caso de|si hay) (\\p{L}+)`, 'iu'),
    '$2$3 3 veces al día$4 PRN $5',
    '$1$3$4 para $5',
  ],
  // A maximum of a number a day may count units, such as tablets, or times.
  [
    new RegExp(`(${COUNTED})(.*m[aá]x(?:imo)?\\.?) (\\d+) (al d[ií]a|en 24 h\\p{L}*)`, 'iu'),
    '$1$2 $3 $1 $4',
    '$1$2 $3 veces $4',
  ],
  // "Con comida" may mean with any food, or with lunch.
  [/\bcon comida\b/iu, 'con los alimentos', 'con la comida'],
  [/\bcon comida\b/iu, 'con cada comida', 'con la comida'],
  [/\b(antes|despu[eé]s) (?:de )?comida\b/iu, '$1 de los alimentos', '$1 de la comida'],
  [/\b(antes|despu[eé]s) (?:de )?comida\b/iu, '$1 de cada comida', '$1 de la comida'],
  // "Con los alimentos y al acostarse" may mean at each meal and at bedtime, or only at bedtime.
  [
    /\b(antes|despu[eé]s|con) (?:de )?(?:los |las |sus )?(?:alimentos|comidas)(?:,| y) (al (?:acostarse|dormir)|por la noche|en la noche)/iu,
    (_all, relation = '', night) =>
      `${relation}${/^con$/iu.test(relation) ? '' : ' de'} cada comida y ${night}`,
    (_all, relation = '', night = '') => (/^con$/iu.test(relation) ? `${night} con los alimentos` : night),
  ],
  // An injection without a frequency may be given once, or every day.
  [
    /^((?:aplicar )?1 (?:amp|ampolleta|ámpula|fco|frasco|iny)\.? (?:I\.?M|I\.?V|S\.?C)\.?)$/iu,
    '$1 dosis única',
    '$1 cada 24 horas',
  ],
  // A container without a number and a frequency ("frasco iv") may be given once, or every day.
  [
    /^((?:aplicar )?)(frasco(?: [aá]mpula)?|ampolleta|[aá]mpula) (I\.?M|I\.?V|S\.?C)\.?$/iu,
    '$11 $2 $3 dosis única',
    '$11 $2 $3 cada 24 horas',
  ],
  // "QD" may mean "cada día", or be QID without its I (ISMP). "HS" may mean at bedtime, or at night.
  [/\bqd\b/iu, 'cada 24 horas', '4 veces al día'],
  [/(?<![\d/-] ?|cada |c )\bq?hs\b/iu, 'al acostarse', 'por la noche'],
  // A maximum without "al día" in instructions for a dose after each event may count times or units.
  [
    /^(.*?\d+) ?(\p{L}+)\.?( .*cada (?:evacuaci[oó]n|v[oó]mito).*?)m[aá]x(?:imo)?\.? (\d+)$/iu,
    '$1 $2$3máximo $4 veces al día',
    '$1 $2$3máximo $4 $2 al día',
  ],
  // "OD" may mean the right eye, the right ear, or once a day.
  [/\b(?:en )?OD\b/u, 'en el ojo derecho', 'en el oído derecho'],
  [/\b(?:en )?OD\b/u, 'en el ojo derecho', 'cada 24 horas'],
  [/\bL ?- ?V\b/u, 'de lunes a viernes', 'los lunes y viernes'],
  [/\bL ?[-,] ?M ?(?:[-,]|,? y) ?V\b/u, 'los lunes, miércoles y viernes', 'los lunes, martes y viernes'],
  // A number after a weekly interval may count doses or months.
  [
    /((?:semanal|(?:cada |c ?\/ ?|por |a la |x )sem(?:ana)?|(?:cada |c ?\/ ?)[78] ?d(?:[ií]as)?))((?: [ISV][MVC])?) x (\d{1,2})(?=$|[,.;])/iu,
    '$1$2 por $3 dosis',
    '$1$2 por $3 meses',
  ],
  [/\bx (3|6|8|12)(?=$|[,.;]| VO)/iu, 'x $1 días', 'x $1 meses'],
  [/\bcada 8(?=$|[,.;]| x | por )/iu, 'cada 8 horas', 'cada 8 días'],
  [/\bcada 8 (?:por|x) (\d{1,2})(?=$|[,.;])/iu, 'cada 8 horas por $1 días', 'cada 8 días por $1 dosis'],
  // Hours that are 12 or 8 apart may be the times themselves, or stand for the interval.
  [
    /(?<=\p{L} )(?:6-18|7-19|8-20|9-21) ?h(?:oras|rs|r)?(?=$|[ ,.;])/iu,
    (hours = '') => timesOf(hours),
    'cada 12 horas',
  ],
  [
    /(?<=\p{L} )(?:5-13-21|6-14-22|7-15-23)(?: ?h(?:oras|rs|r)?)?(?=$|[ ,.;])/iu,
    (hours = '') => timesOf(hours),
    'cada 8 horas',
  ],
  // The number of "1 tab 3 al día" may count times a day, or the tablets of the one dose of a day.
  [
    new RegExp(`^(\\D*)1 ?(${COUNTED})( VO)? ([2-4]) (al d[ií]a)`, 'iu'),
    '$11 $2$3 $4 veces $5',
    '$1$4 $2$3 una vez $5',
  ],
  // "C/4 h 5 veces al día" is the rate of aciclovir in waking hours, or one of its two rates is a slip.
  [
    /c(?:ada |\/ ?)4 ?h(?:oras|rs|r)?\.? ?,? ?5 veces (?:al|por) d[ií]a/iu,
    '5 veces al día mientras esté despierto',
    'cada 4 horas',
  ],
  // "1-1/2" may be one and a half, or a range from a half to one.
  [/(?<![\d.,/-] ?)1 ?- ?(?:1\/2|½)(?= ?\p{L})/u, '1 1/2', '1/2 a 1'],
  // The M of "MUI" may stand for millions or, as in Roman numerals, for thousands.
  [/(?<![\d.,] ?)(\d(?:\.\d)?) ?MUI\b/u, '$1 millones de UI', '$1 mil UI'],
  // Two doses of insulin a day may be taken by the time of the day, or before two meals.
  [
    /(?<![\d/] ?)(?!70 ?\/ ?30|75 ?\/ ?25|50 ?\/ ?50|30 ?\/ ?70)([4-9]|\d\d) ?\/ ?(\d+) ?(UI|unidades|U)\b(.*)$/iu,
    '$1 $3 por la mañana y $2 $3 por la noche$4',
    '$1 $3 antes del desayuno y $2 $3 antes de la cena$4',
  ],
  [/(?<!\p{L})prandial(?!\p{L})/iu, 'antes de cada comida', 'con cada comida'],
  // "c/3 día" may be "cada tercer día" without its ending, or every three days.
  [/\b(?:cada |c ?\/ ?)3 d[ií]a(?=$|[ ,.;])/iu, 'un día sí y un día no', 'cada 3 días'],
  [/\bpm\b/iu, 'por la tarde', 'por la noche'],
  [/\ba las ([1-9]|1[01])(?=$|[,.;]| x | por | durante )/iu, 'a las $1 de la mañana', 'a las $1 pm'],
  [/(\d+) jeringas? de ([\d.]+) ?ml/iu, '$2 ml', '$1 jeringa prellenada SC'],
  [
    /\b([1-9])\.(\d{3}) ?(mg|g|mcg|UI)\b/iu,
    '$1,$2 $3',
    (_all, whole, part, unit) => `${Number(`${whole}.${part}`)} ${unit}`,
  ],
  // A second dose behind a comma may be taken after the first one, or beside it.
  [/^([^,;]+), (\d[^,;]*)$/u, '$1, luego $2', '$1 y $2'],
]

/**
 * Two ways to read an instruction, each with its sentence; empty where it has one reading, or where the two are not known.
 * Nothing is chosen for the doctor.
 */
export function twoReadings(text: string, context: Context = {}): Choice[] {
  for (const wordings of wordingsOf(text)) {
    const choices = wordings.flatMap((wording): Choice[] => {
      const written = wording.trim()
      const sentence = patientSentence(parsePosology(written, context))
      return sentence === null ? [] : [{ text: written, sentence }]
    })
    if (choices.length === 2 && choices[0]?.sentence !== choices[1]?.sentence) return choices
  }
  return []
}

/** Two texts for each doubt that a text contains: one with each of the two wordings. */
function wordingsOf(text: string): string[][] {
  // "4 tabletas diarias los sábados" may mean every day, or only on the weekday.
  const both =
    DAILY.test(text) && WEEKDAYS.test(text) ? [[text.replace(DAILY, ''), text.replace(WEEKDAYS, '')]] : []
  const others = DOUBTS.flatMap(([pattern, ...rewrites]) =>
    pattern.test(text)
      ? [
          rewrites.map((rewrite) =>
            typeof rewrite === 'string' ? text.replace(pattern, rewrite) : text.replace(pattern, rewrite),
          ),
        ]
      : [],
  )
  return [...both, ...others]
}
