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

/** Months by name, 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

/** Weekdays by name, 1 for Monday to 7 for Sunday. */
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

/** Units of a span by name, in the plural and the singular. */
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
