const list = new Intl.ListFormat('es-MX')

/** Texts of the page of one prescription: its state, its timeline, and the dialogs of its actions. */
export const texts = {
  detail: {
    title: (code: string) => `Receta ${code}`,
    back: 'Historial',
    sheet: 'Receta',
    timeline: 'Lo que ha pasado',
    notPrinted: 'Diagnóstico, no se imprime:',
    leftToPharmacy: (names: readonly string[]) =>
      `La cantidad de ${list.format(names)} la decide la farmacia.`,
    filledPart: (filled: number, of: number) => `Surtido: ${filled} de ${of}`,
    filledSome: (filled: number) => `Surtido: ${filled}`,
    filledAll: 'Surtido completo',
    rowEnded: (reason: string) => `Cancelado: ${reason}`,
    missing: 'No se encontró esta receta',
    missingHelp: 'La dirección está incompleta, o la receta no es de su cuenta. Búsquela en el historial.',
    goHistory: 'Ir al historial',
    failed: 'No se pudo cargar la receta',
    timelineFailed: 'No se pudo cargar lo que ha pasado con la receta.',
  },

  /** Sentence above a prescription whose state needs an explanation. */
  sentence: {
    cancelled: (by: string, reason: string) =>
      `${by ? `Rechazada por ${by}` : 'Cancelada'}: ${reason}. Ninguna farmacia puede surtirla.`,
    scheduled: (from: string, until: string) =>
      `Se surte del ${from} al ${until}: antes ninguna farmacia puede surtirla.`,
    paused: 'La serie está detenida: ninguna farmacia la surte hasta que la reanude.',
    expired: (day: string) => `Venció el ${day}: ya no se puede surtir.`,
    failed: 'El correo no llegó al paciente. Revise la dirección y envíela de nuevo.',
    unknown:
      'El envío quedó sin confirmar: el correo pudo haber llegado. Pregunte al paciente antes de repetirlo.',
  },

  /** Texts for a medicine of a class whose prescriptions are signed by hand. */
  handSignature: {
    tag: 'Para firmar a mano',
    notice: (fraction: string, basis: string) =>
      `Imprímala y fírmela a mano: así lo pide la fracción ${fraction} (${basis}). Sin el original firmado ninguna farmacia la surte.`,
    print: 'Imprimir para firmar',
  },

  timeline: {
    prepared: (by: string) => `Preparada por ${by || 'un asistente'}`,
    issued: 'Emitida y firmada',
    issuedForHand: 'Emitida para firmarla a mano en papel',
    warned: 'Emitida a pesar de una advertencia',
    mail_pending: 'Correo en camino',
    leavesIn: (seconds: number) => `Sale en ${seconds}\u00A0s`,
    undo: 'Deshacer',
    mail_sent: 'Correo enviado',
    mail_failed: 'El correo no se pudo entregar',
    mail_unknown: 'Correo sin confirmar: pudo haber llegado',
    resent: 'Enviada de nuevo',
    filled: (by: string) => (by ? `Surtida por ${by}` : 'Surtida'),
    rejected: (by: string) => (by ? `Rechazada por ${by}` : 'Cancelada'),
    restored: 'Vigente de nuevo: se deshizo la que la sustituía',
    row_cancelled: 'Renglón cancelado',
    paused: 'Serie detenida',
    resumed: 'Serie reanudada',
    renewal_requested: 'Pidieron la renovación',
    quantity: (quantity: number) => `${quantity} de`,
  },

  resendDialog: {
    title: 'Enviar de nuevo',
    lead: (patient: string) => `${patient} recibirá un correo con el enlace y la receta en PDF.`,
    unknown:
      'El envío anterior quedó sin confirmar: quizá reciba dos correos. La receta sigue siendo una sola.',
    failed: 'El envío anterior no se entregó. Revise la dirección.',
    email: 'Correo del paciente',
    cc: 'Copia para',
    ccHint: 'Por ejemplo, un familiar o quien cuida al paciente.',
    emailBlank: 'Escriba el correo al que se enviará.',
    send: 'Enviar',
    sending: 'Enviando',
  },

  cancelDialog: {
    title: 'Cancelar receta',
    consequence: (patient: string) =>
      `La receta de ${patient} dejará de ser válida en todas las farmacias. No se puede deshacer; podrá repetirla como receta nueva.`,
    dispensed: 'Esto ya se surtió y no cambia:',
    dispensedRow: (quantity: number, name: string) => `${quantity} de ${name}`,
    reason: 'Motivo',
    choose: 'Elija el motivo',
    other: 'Explique el motivo',
    note: 'Nota',
    rows: 'Qué se cancela',
    rowsConsequence:
      'Lo que marque dejará de surtirse en todas las farmacias; el resto de la receta sigue vigente. No se puede deshacer.',
    confirmRows: (count: number) => (count === 1 ? 'Cancelar 1 renglón' : `Cancelar ${count} renglones`),
    rowsDone: (count: number) => (count === 1 ? 'Renglón cancelado.' : `${count} renglones cancelados.`),
    reasonBlank: 'Elija un motivo.',
    otherBlank: 'Escriba el motivo.',
    keep: 'Conservar',
    confirm: 'Cancelar receta',
    cancelling: 'Cancelando',
    done: 'Receta cancelada. Ninguna farmacia podrá surtirla.',
  },

  undo: {
    willLeave: 'El correo al paciente sale en unos segundos.',
    undone: 'Se deshizo: no se envió y la receta quedó cancelada. Aquí están sus datos para corregirla.',
    oldBack: (code: string) => `La receta anterior, ${code}, vuelve a estar vigente.`,
    oldGone: (code: string) =>
      `La anterior, ${code}, también sigue cancelada: el paciente no tiene ninguna de las dos.`,
    undoLate: 'El correo ya había salido: no se pudo deshacer. Si hace falta, cancele la receta.',
    undoUnknown: 'No hubo respuesta: no se sabe si se deshizo. Revise en el historial si quedó cancelada.',
    undoSending: 'Deshacer envío',
  },

  again: {
    repeated: (patient: string) => `Borrador con la receta anterior de ${patient}.`,
    replaced: 'El borrador que tenía se guardó aparte mientras siga en esta página.',
    restore: 'Volver al anterior',
  },

  cancelledBefore: {
    title: 'Esta receta se canceló',
    text: (day: string, reason: string) =>
      reason === ''
        ? `Se canceló el ${day}. No se registró el motivo.`
        : `Se canceló el ${day}. Motivo: ${reason}.`,
    leave: 'No repetirla',
    agree: 'Repetirla de todos modos',
  },

  seriesDialog: {
    title: 'Emitir en serie',
    lead: (patient: string) =>
      `Varias recetas iguales para ${patient}, cada una con su firma y su código. Cada una se surte solo en sus fechas. El paciente recibe un solo correo con todas y sus fechas.`,
    count: 'Cuántas recetas',
    every: 'Cada cuánto',
    intervals: {
      '1 month': 'Cada mes',
      '2 months': 'Cada 2 meses',
      '3 months': 'Cada 3 meses',
      '30 days': 'Cada 30 días',
      '28 days': 'Cada 28 días',
      '15 days': 'Cada 15 días',
    },
    starts: 'Primer día de la primera',
    startsHint: 'Se propone el día siguiente al fin de esta receta.',
    leftOut: (name: string, reason: string) => `${name} no se incluye: se canceló por «${reason}».`,
    startsPast: 'Elija hoy o un día posterior.',
    issue: (count: number) => `Emitir ${count} recetas`,
    issuing: 'Emitiendo',
    unknown:
      'No hubo respuesta: no se sabe si se emitieron. Vuelva a emitir sin cambiar nada; si ya se emitieron, no se emiten otra vez.',
    already:
      'Esta serie ya se emitió en el intento anterior, antes de los últimos cambios. Revísela en el historial.',
    done: (count: number) => `Se emitieron ${count} recetas en serie.`,
    willLeave: 'El correo al paciente sale en unos segundos.',
    undoSending: 'Deshacer serie',
    undone: 'Se deshizo: no se envió nada y toda la serie quedó cancelada.',
    undoLate: 'El correo ya había salido: no se pudo deshacer. Si hace falta, termine la serie.',
    undoUnknown: 'No hubo respuesta: no se sabe si se deshizo. Revise en el historial si quedó cancelada.',
  },

  related: {
    kinds: {
      'same-act': 'Emitidas con esta',
      series: 'Serie',
      replaces: 'Sustituye a',
      'replaced-by': 'Sustituida por',
      renews: 'Renueva a',
      'renewed-by': 'Renovada por',
    },
    window: (from: string, until: string) => `Del ${from} al ${until}`,
    pause: 'Detener serie',
    resume: 'Reanudar serie',
    stop: 'Terminar serie',
    stopTitle: 'Terminar la serie',
    stopConsequence:
      'Todo lo que falta por surtir de la serie quedará cancelado. Lo ya surtido no cambia. No se puede deshacer.',
  },

  printDialog: {
    title: 'Imprimir receta',
    preparing: 'Preparando la hoja',
    preview: (code: string) => `Hoja de la receta ${code}`,
    print: 'Imprimir',
    download: 'Descargar PDF',
    openTab: 'Abrir en otra pestaña',
    noViewer:
      'Este navegador no muestra archivos PDF dentro de la página. Ábralo o descárguelo para imprimir.',
    file: (code: string) => `receta-${code}.pdf`,
    failed: 'No se pudo preparar la hoja.',
  },
}
export type Texts = typeof texts
