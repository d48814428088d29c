/** Texts of the home page's widgets, which are loaded after the page. */
export const texts = {
  arrange: 'Organizar',
  patientUnnamed: 'Paciente sin nombre',

  /** Titles of the widgets, on the page and in the list in which they are sorted. */
  titles: {
    figures: 'Este mes',
    frequency: 'Recetas por día',
    topMedications: 'Lo que más receta',
    latest: 'Últimas recetas',
    ian: 'Pregunte a ian',
    payment: 'Cobros',
    interactions: 'Interacciones de medicamentos',
    news: 'Para leer',
    userReview: 'Su opinión',
    tokens: 'Recetas con huella digital',
  },

  latest: {
    all: 'Ver historial',
    none: 'Aún no hay recetas',
    noneHelp: 'Las cinco más recientes aparecerán aquí, con su paciente y su estado.',
    more: (count: number) => `y ${count} más`,
    undelivered: 'No entregada',
    repeat: 'Repetir',
    repeatOf: (patient: string) => `Repetir la receta de ${patient}`,
  },
  tokens: {
    total: 'recetas firmadas',
    recent: 'en los últimos 30 días',
    meaning:
      'Cada una tiene una huella digital única, y cualquiera puede comprobarla. No se usa ninguna cadena de bloques.',
    /** Text that replaces a number that could not be read (specification section 8). */
    unknown: 'N/A',
  },
  interactions: {
    lead: 'Revise si dos o más medicamentos se llevan mal, solos o en un paciente.',
    open: 'Revisar interacciones',
  },
}
export type Texts = typeof texts
