/** Texts of the notice that says why no prescription can be issued yet. */
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
}
export type Texts = typeof texts
