/** Texts of the page that opens the product at the request of another program. */
export const texts = {
  title: 'Abrir receta',
  opening: 'Abriendo…',
  dead: 'Este enlace ya no sirve',
  deadLead: 'El enlace dura 60 segundos y se usa una sola vez. Vuelva a su programa y ábralo otra vez.',
  logIn: 'Iniciar sesión',
  home: 'Ir al inicio',
  ask: (name: string) => `¿Abrir la cuenta de ${name}?`,
  askLead: (program: string) =>
    program === ''
      ? 'Otro programa pide abrirla en este navegador.'
      : `${program} pide abrirla en este navegador.`,
  other: 'La sesión que está abierta aquí se cierra.',
  open: 'Abrir',
  stay: 'No abrir',
  opened: (name: string, program: string) =>
    program === '' ? `Sesión de ${name}.` : `Sesión de ${name}, abierta por ${program}.`,
  failed: 'No se pudo preparar la receta con los datos de su programa. Puede escribirla aquí.',
}
export type Texts = typeof texts
