/** Sentences in the responses to successful API calls. Sentences of the public contract are repeated word for word. */
export const api = {
  loggedOut: 'Sesión cerrada con éxito.',
  verificationSent: 'Se ha enviado un correo de verificación.',
  resetSent: 'Se ha enviado un correo electrónico para restablecer la contraseña.',
  passwordReset: 'La contraseña ha sido restablecida con la nueva contraseña.',
  passwordChanged: 'La nueva contraseña ha sido guardada.',
  sessionClosed: 'La sesión se cerró.',
  provedAgain: 'Confirmamos que es usted.',
  factorRemoved: 'Se eliminó y se cerraron las demás sesiones.',
  otherSessionsClosed: 'Las demás sesiones se cerraron.',
  closingTakenBack: 'Su cuenta sigue abierta.',
  resent:
    'Se ha re-enviado la receta, si persisten problemas de envio, verifique que su paciente haya aceptado recibir correo y revise la bandeja de correos no deseados.',
  seriesDone: {
    pause: 'La serie está detenida: ninguna farmacia la surte hasta que la reanude.',
    resume: 'La serie sigue: cada receta se surte en sus fechas.',
    stop: 'La serie terminó: lo que faltaba por surtir quedó cancelado.',
  },
  contactThanks: 'Gracias por sus comentarios. Nos pondremos en contacto con usted lo antes posible.',
  locationUpdated: 'HOSPITAL UPDATE SUCCESSFULLY',
  locationUpdatedDetail: 'Lugar de trabajo predeterminado actualizado.',
  rxStatus: {
    available: 'Disponible',
    partially_filled: 'Surtida parcial',
    filled: 'Surtida',
    rejected: 'Rechazada',
    expired: 'Vencida',
    scheduled: 'Programada',
    paused: 'Detenida',
  },
  sentStatus: {
    not_to_send: 'No se envía',
    pending: 'Pendiente de envio',
    sent_email: 'Email enviado',
    failed: 'No entregada',
    unknown: 'Envío sin confirmar',
  },
  available: 'Puedes surtir esta receta',
  notAvailable: 'No puedes surtir esta receta',
  byHand: {
    class: () => 'Por la fracción de un medicamento, se imprime y se firma a mano.',
    unrecognised: (names: string) =>
      `No se reconoce «${names}» como producto ni como ingrediente: sale solo en una hoja que se firma a mano, sin sello electrónico, y no se surte con el código.`,
  },
}
export type ApiTexts = typeof api
