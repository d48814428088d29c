/** Texts of the review of a year, `/wrapped`. */
export const texts = {
  title: 'Su año',
  heading: (year: string) => `Su ${year}`,
  running: 'El año sigue: las cifras llegan hasta hoy.',
  failed: 'No se pudo cargar su año.',
  earlier: (year: string) => `Ver ${year}`,
  cards: 'Tarjetas de su año',
  position: (at: number, all: number) => `${at} de ${all}`,
  previous: 'Anterior',
  next: 'Siguiente',

  none: (year: string) => `En ${year} no hay recetas`,
  noneYet: (year: string) => `En ${year} aún no hay recetas`,
  noneHelp: 'Cuando emita la primera, su año empezará aquí.',

  prescriptions: (count: number): string => (count === 1 ? 'receta' : 'recetas'),
  prescriptionsMore: (cancelled: number) =>
    cancelled === 0
      ? 'Ninguna cancelada.'
      : cancelled === 1
        ? 'Otra se canceló.'
        : `Otras ${cancelled} se cancelaron.`,
  days: (count: number): string => (count === 1 ? 'día con recetas' : 'días con recetas'),
  daysMore: (perDay: string) => `${perDay} recetas en un día de trabajo, en promedio.`,
  months: 'Mes por mes',
  busiest: (month: string, count: number) => `El mes con más recetas fue ${month}: ${count}.`,
  weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  weekday: 'es el día en que más receta',
  weekdayMore: (share: string) => `${share} de sus recetas.`,
  /** `repeated` says whether any medicine was prescribed more than once. Otherwise none is named as the most prescribed. */
  medications: (repeated: boolean): string => (repeated ? 'Lo que más recetó' : 'Lo que recetó'),
  medicationsMore: (count: number) =>
    count === 1 ? 'Un solo medicamento en el año.' : `${count} medicamentos distintos en el año.`,
  uses: (count: number) => (count === 1 ? '1 vez' : `${count} veces`),
  alerts: (count: number): string =>
    count === 1 ? 'aviso de seguridad a la vista al firmar' : 'avisos de seguridad a la vista al firmar',
  alertsMore: (overridden: number) =>
    overridden === 0
      ? 'Ninguno necesitó un motivo suyo.'
      : overridden === 1
        ? 'A 1 respondió con un motivo.'
        : `A ${overridden} respondió con un motivo.`,
  filled: (count: number): string =>
    count === 1 ? 'receta surtida en farmacia' : 'recetas surtidas en farmacia',
  filledMore: (share: string) => `${share} de todas, hasta donde las farmacias lo registran.`,
  delivered: 'de los correos llegaron al servidor del paciente',
  deliveredMore: (delivered: string, all: string) => `${delivered} de ${all}.`,

  share: 'Para compartir',
  shareHelp: 'La imagen lleva solo cuentas: sin pacientes, sin medicamentos y sin su nombre.',
  pictureOf: (count: number, year: string) =>
    `Imagen para compartir: ${count} ${count === 1 ? 'receta' : 'recetas'} en ${year}, con barras por mes.`,
  savePicture: 'Guardar imagen',
  saveSummary: 'Descargar resumen en PDF',
  saveFailed: 'No se pudo preparar el archivo.',
  pictureFile: (year: string) => `mi-${year}.png`,
  summaryFile: (year: string) => `resumen-${year}.pdf`,
}
export type Texts = typeof texts
