/** Texts of the printed report of a month's figures, of the printed summary of a year, and of the picture of a year. */
export const texts = {
  monthTitle: (month: string) => `Reporte de ${month}`,
  yearTitle: (year: string) => `Resumen de ${year}`,
  until: (day: string) => `Hasta el ${day}`,
  doctor: (female: boolean, name: string) => `${female ? 'Dra.' : 'Dr.'} ${name}`,
  prescriptions: (count: number): string => (count === 1 ? 'receta' : 'recetas'),
  days: (count: number): string => (count === 1 ? 'día con recetas' : 'días con recetas'),
  delivered: 'correos entregados',
  filled: 'surtidas en farmacia',
  alerts: (count: number): string =>
    count === 1 ? 'aviso de seguridad mostrado' : 'avisos de seguridad mostrados',
  cancelled: (count: number): string => (count === 1 ? 'receta cancelada' : 'recetas canceladas'),
  income: 'recibido por enlaces de pago',
  before: (count: number, month: string) => `${count} en ${month}`,
  ofMails: (part: number, all: number) => (all === 0 ? 'Sin correos' : `${part} de ${all}`),
  ofAll: (part: number, all: number) => `${part} de ${all}`,
  overridden: (count: number) =>
    count === 1 ? '1 respondido con un motivo' : `${count} respondidos con un motivo`,
  payments: (count: number) => (count === 1 ? '1 pago' : `${count} pagos`),
  /** `repeated` says whether any medicine was prescribed more than once. Otherwise none is named as the most prescribed. */
  medications: (repeated: boolean): string =>
    repeated ? 'Medicamentos más recetados' : 'Medicamentos recetados',
  medicationsNone: 'Sin medicamentos recetados.',
  diagnoses: (repeated: boolean): string => (repeated ? 'Diagnósticos más frecuentes' : 'Diagnósticos'),
  diagnosesNone: 'Sin diagnósticos con clave de la CIE-10.',
  byMonth: 'Recetas por mes',
  noneYet: 'Sin recetas.',
  foot: 'Cuenta las recetas por el día en que se emitieron, con la hora de cada lugar, sin las canceladas. No contiene datos de pacientes.',
  pictureTitle: (year: string) => `Mi ${year} en recetas`,
  pictureLabel: (count: number): string => (count === 1 ? 'receta electrónica' : 'recetas electrónicas'),
  pictureDays: (count: number) => (count === 1 ? 'en 1 día' : `en ${count} días`),
  pictureFilled: (count: number) => (count === 1 ? '1 surtida en farmacia' : `${count} surtidas en farmacia`),
}
export type Texts = typeof texts
