/** Texts of the preview of a draft's sheet in the composer. They are never printed. */
export const texts = {
  notValidYet: 'Borrador: aún no válida',
  practiceMark: 'PRÁCTICA, sin validez',
  sheetToRead: 'Lo que se imprime',
  paper: 'Papel de esta receta',
  sheetLetter: 'Carta',
  sheetHalfLetter: 'Media carta',
  enlargeSheet: 'Ampliar',
  onOwnPaper: 'En mi papel',
  noPatientYet: 'Paciente sin elegir',
  noRowsYet: 'Los medicamentos aparecerán aquí.',
  qrOnIssue: 'QR al emitir',
  onIssue: 'al emitir',
  goesOnAnotherSheet: 'Lo que no cabe aquí se imprime en otra hoja.',
}
export type Texts = typeof texts
