/** Texts of the printed prescription. Most of them are required by law: `contract/prescription/sheet/sheet.ts` says which. */
export const texts = {
  title: {
    electronic: 'Receta médica electrónica',
    autograph: 'Receta médica para firma autógrafa',
  },
  documentTitle: (folio: string) => `Receta médica ${folio}`,
  demo: 'DEMOSTRACIÓN, sin validez',
  logoOf: (name: string) => `Logotipo de ${name}`,
  universityLogo: 'Logotipo de la universidad',
  signatureOf: (name: string) => `Firma dibujada de ${name}`,
  qrOf: (code: string) => `Código QR para verificar la receta ${code}`,
  cedula: (number: string) => `Cédula profesional ${number}`,
  specialtyCedula: (number: string) => `Cédula de especialidad ${number}`,
  phone: (number: string) => `Tel. ${number}`,
  patient: 'Paciente',
  age: 'Edad',
  sex: 'Sexo',
  dateOfBirth: 'Fecha de nacimiento',
  issuedAt: 'Fecha de expedición',
  diagnosis: 'Diagnóstico',
  brand: 'Marca',
  route: 'Vía',
  fraction: 'Fracción',
  /** Note on a medicine with a brand: whether the pharmacy may give another brand (RIS art. 31). */
  substitution: {
    branded: { allowed: 'se autoriza sustituirla', 'not-allowed': 'no sustituir' },
    generic: { allowed: 'Se autoriza la sustitución', 'not-allowed': 'No sustituir' },
  },
  notes: { extras: 'Indicaciones generales', follow_up_on: 'Próxima cita' },
  end: (count: number) =>
    count === 1 ? 'Fin de la receta: 1 medicamento.' : `Fin de la receta: ${count} medicamentos.`,
  endCancelled: (count: number) => (count === 1 ? '1 cancelado.' : `${count} cancelados.`),
  endOfCancelled: 'Fin de la receta. No se surte nada de ella.',
  /** Notice on a prescription or a row that can't be filled any more. */
  cancelled: (day: string, by: string) =>
    by
      ? `RECHAZADA por ${by} el ${day}. Ninguna farmacia puede surtirla.`
      : `CANCELADA el ${day}. Ninguna farmacia puede surtirla.`,
  cancelledMark: 'CANCELADA',
  refusedMark: 'RECHAZADA',
  rowCancelled: (day: string) => `CANCELADO el ${day}. No se surte.`,
  notValidSince: (day: string) => `Sin validez desde el ${day}`,
  validUntil: (day: string) => `Válida hasta el ${day}`,
  verify: 'Escanee el código QR para comprobar que es auténtica y ver qué falta por surtir.',
  signedBy: 'Firmada electrónicamente por',
  key: 'Huella de la llave',
  autographLegend: 'No es válida sin la firma autógrafa del médico.',
  signHere: 'Firma autógrafa',
  folio: 'Folio',
  code: 'Código',
  seal: { electronic: 'Sello electrónico', autograph: 'Identificador' },
  issuedWith: (brand: string) => `Elaborada con ${brand}`,
  page: (page: string, pages: string) => `Página ${page} de ${pages}`,
  /** Texts about printing on the doctor's own paper, and about content that does not fit on it. */
  ownPaper: 'Imprimir en mi papel',
  ownPaperHint: 'Solo los datos, en el lugar que eligió. Imprima al 100 %, sin ajustar a la página.',
  goesOn: 'Sigue en la hoja siguiente.',
  seeNext: 'Ver la hoja siguiente.',
  continued: 'Continuación de la receta médica',
  /** Texts of the page that the patient keeps at home. */
  info: {
    title: 'Cómo tomar sus medicamentos',
    lead: 'Guarde esta hoja en casa. Repite lo que indica la receta; no sirve para comprar los medicamentos.',
    moments: { morning: 'Mañana', noon: 'Mediodía', afternoon: 'Tarde', night: 'Noche' },
    hour: (n: number) => `Hora ${n}`,
    end: 'Si algo no queda claro o se siente peor, llame a su médico antes de cambiar la dosis.',
  },
}
export type Texts = typeof texts
