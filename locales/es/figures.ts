/** Texts of a doctor's figures: widgets of the home page, and the page of a month. */
export const texts = {
  wholeMonth: 'Mes completo',
  prescriptions: (count: number): string => (count === 1 ? 'receta' : 'recetas'),
  days: (count: number): string => (count === 1 ? 'día con recetas' : 'días con recetas'),
  delivered: 'correos entregados',
  filled: 'surtidas en farmacia',
  /** Compares the count of a month up to a day with the count of the month before up to the same day. */
  compared: (now: number, before: number, month: string) =>
    now === before
      ? `Igual que en ${month} a esta fecha`
      : `${Math.abs(now - before)} ${now > before ? 'más' : 'menos'} que en ${month} a esta fecha`,
  comparedDays: (before: number, month: string) =>
    before === 0 ? `Ninguno en ${month} a esta fecha` : `${before} en ${month} a esta fecha`,
  undelivered: (count: number) =>
    count === 0
      ? 'Ninguno falló'
      : count === 1
        ? '1 falló o no se confirmó'
        : `${count} fallaron o no se confirmaron`,
  mailsNone: 'Aún no hay correos',
  filledOf: (filled: number, all: number) => `${filled} de ${all}`,
  noneYet: 'Aún no hay recetas este mes ni el anterior.',

  by: { day: 'Día', week: 'Semana', month: 'Mes' },
  byLabel: 'Agrupar por',
  byTitle: { day: 'Recetas por día', week: 'Recetas por semana', month: 'Recetas por mes' },
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfica',
  chart: (all: number, most: number, when: string) =>
    `${all} ${all === 1 ? 'receta' : 'recetas'}; lo más, ${most}: ${when}.`,
  period: { day: 'Día', week: 'Semana del', month: 'Mes' },
  count: 'Recetas',
  today: 'hoy',
  chartNone: 'Sin recetas en este periodo. Aquí aparecerán por día, semana y mes.',

  topNone: 'Aún no hay medicamentos recetados este mes.',
  topOf: (month: string) => `En ${month}`,
  topUses: (count: number) => (count === 1 ? '1 vez' : `${count} veces`),
}
export type Texts = typeof texts
