const MONTH_NAMES = [
  'enero january ene jan',
  'febrero february feb',
  'marzo march',
  'abril april abr apr',
  'mayo may',
  'junio june jun',
  'julio july jul',
  'agosto august ago aug',
  'septiembre setiembre september sep sept',
  'octubre october oct',
  'noviembre november nov',
  'diciembre december dic dec',
]

/** Numbers of the months, 1 to 12, by name. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

/** Numbers of the weekdays by name, from 1 for Monday to 7 for Sunday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'lunes monday',
    'martes tuesday',
    'miercoles wednesday',
    'jueves thursday',
    'viernes friday',
    'sabado saturday',
    'domingo sunday',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

/** Lengths in months of parts of a year, by name. */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ['bimestre', 2],
  ['trimestre', 3],
  ['quarter', 3],
  ['cuatrimestre', 4],
  ['semestre', 6],
  ['semester', 6],
])

/** Numbers of ordinals such as "primer", for parts of a year. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'primer primero 1er 1ro 1o first 1st',
    'segundo 2do 2o second 2nd',
    'tercer tercero 3er 3ro 3o third 3rd',
    'cuarto 4to 4o fourth 4th',
    'quinto 5to 5o fifth 5th',
    'sexto 6to 6o sixth 6th',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

/** Number of a day in a month, written as a number, as an ordinal in digits, or as "primero"; undefined for another word. */
export function dayNumber(word: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:ro|er|o|st|nd|rd|th)?$/.exec(word) ?? []
  return digits !== undefined ? Number(digits) : word === 'primero' ? 1 : undefined
}

/** Units of time by name, in the singular and the plural. */
export const SPANS: ReadonlyMap<string, 'day' | 'week' | 'month' | 'year'> = new Map(
  (
    [
      ['day', 'dia dias day days'],
      ['week', 'semana semanas week weeks'],
      ['month', 'mes meses month months'],
      ['year', 'ano anos year years'],
    ] as const
  ).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
)

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'un,una,one,a dos,two tres,three cuatro,four cinco,five seis,six siete,seven ocho,eight nueve,nine diez,ten once,eleven doce,twelve'
    .split(' ')
    .flatMap((names, at) => names.split(',').map((name) => [name, at + 1] as const)),
)

/** Number above 0, written in digits or as a word up to twelve; undefined for another word. */
export const numberOf = (word: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(word) ? Number(word) : NUMBERS.get(word)
