/** Texts of the notice that says why the doctor cannot issue prescriptions yet, and of pages that are switched off. */
export const texts = {
  toLicence: { unverified: 'Enviar mi cédula', pending: 'Ver mi cédula', rejected: 'Corregir mi cédula' },
  rejected: (reason: string) => `No se pudo verificar: «${reason}».`,
  whyBlocked: 'Preguntar a soporte',
  practice: {
    write: 'Receta de práctica',
    review: (days: number | undefined) =>
      days === undefined
        ? 'Está en revisión; no se sabe cuánto tarda.'
        : `Está en revisión: tarda a lo más ${days === 1 ? '1 día hábil' : `${days} días hábiles`}.`,
  },
  /** Text in place of a page that the brand or the operator of this installation has switched off. */
  switchedOff: {
    title: {
      ian: (brand: string) => `${brand} no incluye a ian`,
      payment: (brand: string) => `${brand} no incluye Paylinks`,
    },
    help: {
      ian: 'Los medicamentos, las dosis y las interacciones se revisan igual al escribir una receta.',
      payment:
        'Aquí no se crean ni se consultan cobros. Si tiene uno pendiente, pregunte a soporte cómo verlo.',
    },
    ask: 'Escribir a soporte',
  },
}
export type Texts = typeof texts
