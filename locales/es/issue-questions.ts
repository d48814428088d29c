/** Texts of the rare questions before a prescription is issued; they are loaded with the dialogs that ask these questions. */
export const texts = {
  unusualTitle: 'No es como la última receta',
  otherClinic: (now: string, before: string) => `Se emite en ${now}; la última fue en ${before}.`,
  otherDelivery: {
    'now-sent': 'Se enviará al paciente por correo; la última no se envió.',
    'now-not-sent': 'No se enviará por correo; la última sí se envió.',
  },
  repeatedTitle: '¿Emitir otra receta igual?',
  repeatedConfirm: 'Emitir otra',
  doubtsTitle: 'Revise antes de emitir',
  doubts: {
    'as-written': (drug: string, written: string) =>
      `${drug} no se entendió y se imprime tal cual: «${written}».`,
    over: (drug: string, qty: string) => `${drug}: ${qty} es más del doble del tratamiento.`,
    many: (drug: string, qty: string) => `${drug}: ${qty} es una cantidad poco común.`,
  },
  doubtsCorrect: 'Corregir',
  unusualConfirm: 'Emitir así',
  unusualBack: 'Revisar',
}
export type Texts = typeof texts
