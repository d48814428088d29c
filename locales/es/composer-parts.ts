/**
 * Texts of parts of the composer that come after its first load: the chosen diagnoses, the notice of an older prescription,
 * and the preview of the sheet. They are never printed.
 */
export const texts = {
  relation: {
    replaces: 'Al emitir esta receta se cancela la anterior.',
    renews: 'Esta receta renueva una anterior, que no cambia.',
    see: 'Ver la anterior',
    unlink: 'Emitir sin relación',
  },

  principal: 'Principal',
  raise: 'Subir',
  raiseDiagnosis: (name: string) => `Subir ${name}`,
  remove: 'Quitar',
  removeDiagnosis: (name: string) => `Quitar ${name}`,

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
