/** Texts of the list of matters that wait for the doctor, on the home page. */
export const texts = {
  title: 'Por atender',
  none: 'No hay nada por atender',
  noneHelp: 'Aquí aparece lo que necesita de usted: correos que no llegaron y recetas por firmar o renovar.',
  more: (count: number) => `Ver ${count} más`,
  less: 'Ver menos',
  someone: 'un paciente',
  dismiss: (sentence: string) => `Quitar de la lista: ${sentence}`,
  dismissed: 'Se quitó de Por atender.',
  undo: 'Deshacer',

  says: {
    mailFailed: (patient: string) => `El correo de ${patient} rechazó su receta`,
    mailUnknown: (patient: string) => `No se sabe si ${patient} recibió su receta`,
    draftSubmitted: (assistant: string, patient: string) =>
      `${assistant} dejó lista una receta para ${patient}`,
    draftBegun: (patient: string) => `Dejó sin terminar una receta para ${patient}`,
    renewalRequested: (patient: string) => `Piden renovar la receta de ${patient}`,
    courseEnding: (patient: string, day: string) => `El tratamiento de ${patient} termina el ${day}`,
    paymentReported: (patient: string, amount: string) => `Aviso de pago de ${patient}: ${amount}`,
    paymentReceived: (patient: string, amount: string) => `Llegó un pago de ${patient}: ${amount}`,
    paymentExpired: (patient: string, amount: string) => `Venció el cobro a ${patient}: ${amount}`,
    licencePending: 'Su cédula está en revisión',
    licenceRejected: 'Su cédula no se pudo verificar',
    certificateEnding: (day: string) => `Su certificado de especialidad vence el ${day}`,
    certificateExpired: (day: string) => `Su certificado de especialidad venció el ${day}`,
  },
  licencePendingHelp: 'Podrá emitir al terminar. Le avisaremos.',
  certificateHelp: 'Vencido, no se imprime la especialidad.',

  does: {
    correct: 'Corregir dirección',
    resend: 'Enviar de nuevo',
    review: 'Revisar y firmar',
    resume: 'Continuar',
    renew: 'Renovar',
    payment: 'Ver cobro',
    ownData: 'Ver mis datos',
    correctData: 'Corregir datos',
    update: 'Actualizar',
  },

  form: {
    email: 'Correo del paciente',
    blank: 'Escriba el correo al que se enviará.',
    unknown:
      'El envío anterior quedó sin confirmar: quizá reciba dos correos. La receta sigue siendo una sola.',
    send: 'Enviar',
    sending: 'Enviando',
    cancel: 'Cancelar',
  },
}
export type Texts = typeof texts
