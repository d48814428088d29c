/**
 * Texts of the page on which a patient asks for the renewal of a prescription. The patient may be old, and the browser
 * may have no JavaScript.
 */
export const renewalPage = {
  title: 'Renovación de receta',
  heading: 'Pedir la renovación de esta receta',
  of: (patient: string, doctor: string) => `Receta de ${patient}, emitida por ${doctor}`,
  issued: (day: string) => `Emitida el ${day}`,
  medicines: 'Medicamentos',
  ends: (day: string) => `El tratamiento termina el ${day}.`,
  ended: (day: string) => `El tratamiento terminó el ${day}.`,
  ask: 'Pedir la renovación',
  nextTitle: 'Qué sigue',
  next: [
    'Su solicitud llega a la lista de pendientes de quien emitió la receta, que decide si la renueva o necesita verle antes.',
    'Si la renueva, recibirá la receta nueva por correo, o se la darán en el consultorio. En esta página también lo verá.',
  ],
  notUrgent:
    'Esto no es para urgencias. Si se siente peor, o le quedan pocos días de medicamento, llame al consultorio.',
  call: (phone: string) => `Teléfono del consultorio: ${phone}`,
  requestedTitle: 'Ya se pidió la renovación',
  requested: (when: string) => `Se pidió el ${when}. No hace falta pedirla otra vez.`,
  seenTitle: 'El consultorio ya vio la solicitud',
  seen: (when: string) =>
    `Se pidió el ${when} y no se renovó por este medio. Llame al consultorio para saber qué sigue.`,
  renewedTitle: 'Este tratamiento ya tiene una receta más nueva',
  renewed: 'Use la receta más nueva. Si no la tiene, pídala al consultorio.',
  earlyTitle: 'Todavía no es tiempo de renovar',
  early: (day: string) => `Podrá pedir la renovación aquí a partir del ${day}.`,
  noneTitle: 'Esta receta no se renueva por este medio',
  none: 'Se pueden renovar así los tratamientos de cuatro semanas o más. Para lo demás, llame al consultorio.',
  back: 'Ver la receta',
  notFound: 'No existe una receta con este enlace',
  notFoundText: 'Revise que el enlace esté completo, o escanee de nuevo el código QR de la receta.',
  tooMany: 'Espere un minuto e intente de nuevo',
}
export type RenewalPage = typeof renewalPage
