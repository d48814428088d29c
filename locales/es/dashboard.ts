/** Texts of the dashboard, the first page after the login. */
export const texts = {
  title: 'Dashboard',
  greeting: (hour: number, female: boolean, name: string) => {
    const moment = hour < 12 ? 'Buenos días' : hour < 19 ? 'Buenas tardes' : 'Buenas noches'
    return name ? `${moment}, ${female ? 'Dra.' : 'Dr.'} ${name}` : moment
  },
  newPrescription: 'Receta nueva',
  latest: 'Últimas recetas',
  all: 'Ver historial',
  none: 'Aún no hay recetas',
  noneHelp: 'Las cinco más recientes aparecerán aquí, con su paciente y su estado.',
  failed: 'No se pudieron cargar las recetas.',
  more: (count: number) => `y ${count} más`,
  patientUnnamed: 'Paciente sin nombre',
  interactions: 'Interacciones de medicamentos',
  interactionsLead: 'Revise si dos o más medicamentos se llevan mal, solos o en un paciente.',
  interactionsOpen: 'Revisar interacciones',
  interactionsFailed: 'No se pudo cargar la revisión.',
}
export type Texts = typeof texts
