/** Texts about unfinished prescriptions: the list of drafts, and drafts by assistants. */
export const texts = {
  title: 'Borradores',
  lead: 'Recetas sin emitir. Se guardan en su cuenta y puede seguirlas en otro equipo.',
  otherVersion: 'Este borrador también se cambió en otro lado. Se conservan los dos.',
  newerKept: 'El borrador que descartó se cambió también en otro lado. Esa versión sigue en Borradores.',
  seeOther: 'Ver el otro',
  all: 'Ver todos',
  none: 'No hay borradores',
  noneHelp: 'Lo que escriba en una receta nueva aparecerá aquí hasta que la emita.',
  failed: 'No se pudieron cargar los borradores.',
  patientNone: 'Sin paciente',
  rowsNone: 'Sin medicamentos',
  resume: (patient: string) => `Seguir con la receta de ${patient}`,
  discard: 'Descartar',
  discardOf: (patient: string) => `Descartar el borrador de ${patient}`,
  discardTitle: 'Descartar el borrador',
  discardText: (patient: string) => `Se borrará lo escrito para ${patient}. No se puede deshacer.`,
  discarded: 'Se descartó el borrador.',
  discardedWaiting: 'Se descartó: ya no se emitirá.',

  queue: 'Por revisar y firmar',
  queueLead: 'Preparadas por sus asistentes. Solo usted las firma.',

  here: 'Solo en este equipo',
  hereLead: 'Todavía no llegan a su cuenta. Se guardan al abrirlos con conexión.',
  mine: 'Los suyos',
  preparing: 'En preparación',
  preparedBy: (name: string) => `Preparada por ${name}`,
  states: { writing: 'En preparación', submitted: 'Por firmar', returned: 'Devuelta' },
  review: (patient: string) => `Revisar la receta de ${patient}`,
  /** Label of a prescription that is issued once the network is back. */
  waiting: 'Se emitirá al volver la red',
}
export type Texts = typeof texts
