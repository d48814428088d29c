/** Texts about prescriptions that were issued without a network and wait on this device to be sent. */
export const texts = {
  title: 'Se emiten al volver la red',
  lead: 'Se emiten solas y una sola vez, con su sesión abierta en este equipo. Todavía no son válidas. Si abre una y la cambia, ya no se emite sola.',
  /** Text that follows "Sin conexión." in the notice on each page. */
  count: (waiting: number) =>
    waiting === 1
      ? '1 receta espera y se emite al volver la red.'
      : `${waiting} recetas esperan y se emiten al volver la red.`,
  open: (patient: string) => `Ver la receta de ${patient}, que se emitirá al volver la red`,
  stop: 'No emitir todavía',
  stopOf: (patient: string) => `No emitir todavía la receta de ${patient}`,
  stopped: 'Ya no se emitirá sola. Quedó como borrador.',
  issuedMeanwhile: 'Ya se emitió. Está en el historial.',
  editedMeanwhile: 'Lo que cambió mientras se emitía quedó en Borradores.',
  discardText: (patient: string) =>
    `La receta de ${patient} espera la red para emitirse. Si la descarta, no se emitirá y se borrará lo escrito. Si alcanzó a salir antes del corte, aparecerá en el historial.`,
  issued: 'Volvió la conexión: la receta que esperaba ya se emitió.',
  see: 'Ver la receta',
  refused: 'La receta que esperaba conexión no se pudo emitir. Quedó como borrador.',
  correct: 'Abrir y corregir',
}
export type Texts = typeof texts
