/** Texts of a practice prescription, which is checked and shown like a real one, but not issued. */
export const texts = {
  title: 'Receta de práctica',
  lead: 'Así quedaría. No se emitió: no tiene código ni firma, no se envió, no cuenta en sus cifras y nadie puede surtirla.',
  mark: 'PRÁCTICA, sin validez',
  reviewTitle: 'Su cédula está en revisión',
  review: (days: number | undefined) =>
    days === undefined
      ? 'No se sabe cuánto tarda la revisión. Le escribiremos al terminar.'
      : `La revisión tarda a lo más ${days === 1 ? '1 día hábil' : `${days} días hábiles`}. Le escribiremos al terminar.`,
  kept: 'Lo que escribió sigue en su borrador: cuando se verifique su cédula podrá emitirlo.',
  goOn: 'Volver a la receta',
  home: 'Ir al inicio',
  draft: {
    notValidYet: 'PRÁCTICA, sin validez',
    onIssue: 'al emitir',
    qrOnIssue: 'QR al emitir',
    noPatientYet: 'Paciente sin elegir',
    noRowsYet: 'Aquí van sus medicamentos.',
    goesOnAnotherSheet: 'Lo que no cabe aquí se imprime en otra hoja.',
  },
}
export type Texts = typeof texts
