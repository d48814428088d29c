/** Words for the state of a prescription and of its mail, and the warning that a prescription's data were altered. */
export const texts = {
  state: {
    available: 'Vigente',
    partially_filled: 'Surtida parcial',
    filled: 'Surtida',
    rejected: 'Cancelada',
    expired: 'Vencida',
    scheduled: 'Programada',
    paused: 'Detenida',
  },
  delivery: {
    not_to_send: 'No se envía',
    pending: 'Correo pendiente',
    sent_email: 'Enviada',
    failed: 'No entregada',
    unknown: 'Sin confirmar',
  },
  altered: (count: number) =>
    count === 1
      ? 'Falta aquí 1 receta: lo que está guardado de ella ya no es lo que se firmó, y no se puede leer.'
      : `Faltan aquí ${count} recetas: lo que está guardado de ellas ya no es lo que se firmó, y no se puede leer.`,
}
export type Texts = typeof texts
