const NOT_CANCELLABLE: Record<string, string> = {
  paid: 'Este cobro ya está pagado y no se puede cancelar. Para devolver el dinero: si llegó por transferencia, devuélvalo desde su banco y use «Registrar devolución»; si se pagó con tarjeta o en OXXO, devuélvalo desde Stripe y aquí queda registrado.',
  expired:
    'Este cobro ya venció y no hace falta cancelarlo. Si todavía necesita el pago, haga otro; si el dinero llega, regístrelo en este.',
  cancelled: 'Este cobro ya estaba cancelado. Si el dinero llega de todos modos, regístrelo en este cobro.',
  refunded:
    'Este cobro se pagó y el dinero ya se devolvió: no hay nada que cancelar. Si necesita otro pago, haga otro cobro.',
}
const NOT_SHAREABLE: Record<string, string> = {
  expired: 'Este cobro ya venció y no se puede enviar. Haga otro y envíelo.',
  cancelled: 'Este cobro está cancelado y no se puede enviar. Haga otro y envíelo.',
  refunded:
    'El dinero de este cobro ya se devolvió y no hay recibo que enviar. Si necesita otro pago, haga otro cobro.',
}
const NOT_REPORTED =
  'Quien paga no ha avisado de una transferencia en este cobro, o ya se respondió al aviso. Vuelva a cargar la página.'

/** Sentence when the state of a payment link does not allow an action: `cancel`, `deny` or `share`. */
export const paylinkRefusal = ({ act, state }: Record<string, string | number>): string =>
  act === 'deny' ? NOT_REPORTED : ((act === 'cancel' ? NOT_CANCELLABLE : NOT_SHAREABLE)[String(state)] ?? '')
