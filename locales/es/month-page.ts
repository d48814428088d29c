/** Texts of the page `/figures`, which shows the doctor's figures of a month. */
export const texts = {
  title: 'Cifras del mes',
  until: (day: string) => `Hasta el ${day}`,
  whole: 'El mes completo',
  before: 'Mes anterior',
  after: 'Mes siguiente',
  print: 'Descargar PDF',
  printFailed: 'No se pudo preparar el PDF.',
  file: (month: string) => `reporte-${month}.pdf`,
  failed: 'No se pudieron cargar las cifras del mes.',
  figures: 'En cifras',
  comparedWhole: (now: number, before: number, month: string) =>
    now === before
      ? `Igual que en ${month}`
      : `${Math.abs(now - before)} ${now > before ? 'más' : 'menos'} que en ${month}`,
  alerts: (count: number): string =>
    count === 1 ? 'aviso de seguridad mostrado' : 'avisos de seguridad mostrados',
  overridden: (count: number) =>
    count === 0
      ? 'Ninguno respondido con un motivo'
      : count === 1
        ? '1 respondido con un motivo'
        : `${count} respondidos con un motivo`,
  cancelled: (count: number): string => (count === 1 ? 'receta cancelada' : 'recetas canceladas'),
  notCounted: 'No se suman a las demás cifras',
  income: 'recibido por enlaces de pago',
  payments: (count: number) => (count === 1 ? '1 pago' : `${count} pagos`),
  /** `repeated` says whether any medicine was prescribed more than once. Otherwise none is named as the most prescribed. */
  medications: (repeated: boolean): string => (repeated ? 'Lo que más recetó' : 'Lo que recetó'),
  medicationsInAll: (count: number) =>
    count === 1 ? '1 medicamento distinto' : `${count} medicamentos distintos`,
  medicationsNone: 'Sin medicamentos recetados en este mes.',
  diagnoses: (repeated: boolean): string => (repeated ? 'Diagnósticos más frecuentes' : 'Diagnósticos'),
  diagnosesNone: 'Sin diagnósticos con clave de la CIE-10 en este mes.',
  inPrescriptions: (count: number) => (count === 1 ? 'en 1 receta' : `en ${count} recetas`),
  note: 'Cada receta cuenta el día en que se emitió, con la hora del lugar de emisión. Solo usted ve estas cifras.',
  year: (year: string) => `Ver su ${year}`,
}
export type Texts = typeof texts
