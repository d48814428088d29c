/** Texts of the dialog that asks for the password when a session has ended. */
export const texts = {
  title: 'La sesión terminó',
  help: 'Escriba su contraseña para seguir donde estaba. Lo que escribió sigue en la página.',
  passwordOf: (email: string) => `Contraseña de ${email}`,
  continue: 'Continuar',
}
export type Texts = typeof texts
