const counted = new Intl.NumberFormat('es-MX')

/**
 * Texts of the composer, the page on which a prescription is written. Texts of its medicines are in
 * `composer-rows`.
 */
export const texts = {
  titles: { replaces: 'Corregir receta', renews: 'Renovar receta' },
  titleOf: (title: string, patient: string) => `${title} de ${patient}`,
  saved: 'Borrador guardado',
  saving: 'Guardando borrador',
  notSaved: 'Este navegador no guarda borradores',
  discard: 'Descartar',
  discarded: 'Se descartó el borrador.',
  undo: 'Deshacer',

  diagnosis: 'Diagnóstico',
  diagnosisPlaceholder: 'Por qué se prescribe',
  diagnosisAnother: 'Agregar otro, o aclarar en texto libre',
  diagnosisFree: (query: string) => `«${query}» no está en la CIE-10: queda como texto libre.`,
  unusual: { sex: 'Poco usual en el sexo del paciente', age: 'Poco usual a la edad del paciente' },
  showDiagnosis: 'Imprimir en la receta',

  medications: 'Medicamentos',
  genericOnly: 'Institución pública: la receta lleva solo nombres genéricos, sin marcas.',
  addMedication: 'Agregar medicamento',
  searchPlaceholder: 'Agregar medicamento: genérico o marca',
  closeSearch: 'Cerrar la búsqueda',
  nothingFound: (query: string) => `No hay resultados para «${query}».`,
  freeText: (query: string) => `Usar «${query}» como texto libre`,
  freeTextHelp: 'No está en el catálogo: no se revisa.',

  rowLabel: (position: number, drug: string) => `${position}. ${drug}`,
  instructions: (drug: string) => `Indicaciones de ${drug}`,
  instructionsPlaceholder: 'Ej.: 1 tab c/8h x 7d',
  moved: (drug: string, position: number, count: number) => `${drug}, renglón ${position} de ${count}`,
  removed: (drug: string) => `Se quitó ${drug}.`,

  extras: 'Indicaciones generales',
  extrasPlaceholder: 'Reposo, dieta, datos de alarma',
  followUp: 'Próxima cita',
  followUpIn: (day: string, days: number) =>
    `${day}: ${days === 0 ? 'hoy' : days === 1 ? 'mañana' : `dentro de ${counted.format(days)} días`}.`,

  place: 'Lugar',
  placeLabel: 'Dónde se emite',
  rowsFull: (most: number) => `Una receta lleva hasta ${most} medicamentos. Para más, escriba otra.`,
  otherMeanwhile: 'Algo cambió mientras se preparaba la emisión. Revise y emita otra vez.',
  noPlaces: 'Para emitir registre un lugar de trabajo: su domicilio se imprime en la receta.',
  placesLoading: 'Se cargan sus lugares de trabajo.',
  placesFailed: 'No se pudieron cargar sus lugares de trabajo.',

  send: 'Envío',
  sendRx: 'Enviar al paciente por correo',
  sendTo: (address: string) => `Se enviará a ${address}, con la receta en PDF.`,
  sendNot: 'No se enviará. Podrá imprimirla o enviarla después.',
  sendNoPatient: 'Elija al paciente para ver a qué dirección se envía.',
  sendNoAddress: 'El paciente no tiene correo: la receta se emite y queda para imprimir.',
  addAddress: 'Agregar su correo',
  willSend: (address: string) => `Se enviará a ${address}`,
  willPrint: 'Se emite sin enviar',
  handwrittenSend: 'Imprímala y fírmela a mano: sin firma autógrafa no es válida.',

  issue: 'Emitir receta',
  issueSeveral: (documents: number) => `Emitir ${documents} recetas`,
  issuing: 'Emitiendo',
  issued: (codes: readonly string[]) =>
    codes.length === 1
      ? `Receta emitida. Código ${codes[0]}.`
      : `${codes.length} recetas emitidas. Códigos ${codes.join(', ')}.`,
  toMyAccount: 'Completar en Mi Cuenta',
  toPlace: 'Ver el lugar de trabajo',
  issuePractice: 'Emitir de práctica',
  practiceNote: 'Práctica: no se emite ni se envía nada',
  waiting:
    'La receta se emite sola en cuanto vuelva la conexión, una sola vez, aunque cierre esta página. Todavía no es válida.',
  stopWaiting: 'No emitir todavía',
  failure: (detail: string) => `${detail} Lo escrito sigue aquí.`,
  alreadyIssued:
    'Esta receta ya se emitió en el intento anterior, antes de los últimos cambios. Revísela en el historial.',
  seeHistory: 'Ver historial',
  issueAsNew: 'Emitir como receta nueva',

  repeatFailed: 'No se pudo abrir la receta que quería repetir.',
  leftOut: (name: string, reason: string) => `${name} no se incluyó: se canceló por «${reason}».`,

  choosePatient: 'Elija al paciente o agréguelo.',
  inRow: (position: number, message: string) => `Renglón ${position}: ${message}`,

  sheet: 'Así se imprime',
  showSheet: 'Ver la hoja',
  safetyMissing:
    'Seguridad sin revisar: falta una parte de la página. Se carga y revisa sola en cuanto haya conexión.',

  /** Texts about where the open draft is stored, and about the doctor's other drafts. */
  drafts: {
    onDevice: 'Guardado en este equipo',
    inAccount: 'Guardado en su cuenta',
    gone: 'Este borrador ya se emitió o se descartó en otro lado; sigue en este equipo',
    another: 'Empezar otra',
    keptAside: (patient: string) =>
      patient === ''
        ? 'La receta sin terminar quedó en Borradores.'
        : `La receta de ${patient} quedó en Borradores.`,
    backToIt: 'Volver a ella',
    resumed: 'La dejó sin emitir',
    openFailed: 'No se pudo abrir ese borrador. Quizá ya se emitió o se descartó.',
    countOf: (count: number) => (count === 1 ? '1 borrador' : `${count} borradores`),
  },
}
export type Texts = typeof texts
