/** Words for the state of a prescription and of its mail. */
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
    pending: 'Pendiente',
    sent_email: 'Enviada',
    failed: 'No entregada',
    unknown: 'Sin confirmar',
  },
}
export type Texts = typeof texts
