const dayFormat = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The patient's mail. */
export const mail = {
  title: 'Su receta médica',
  femaleTitle: 'Dra.',
  maleTitle: 'Dr.',
  subject: (doctor: string) => `Su receta de ${doctor}`,
  greeting: (name: string) => `Hola, ${name}:`,
  intro: (doctor: string) =>
    `${doctor} le envía su receta. Va adjunta en PDF y también puede abrirla en línea.`,
  howToUse:
    'En la farmacia muestre el código QR de la receta, impreso o en su teléfono. Cada medicamento se surte una sola vez.',
  handwritten:
    'Esta receta lleva un medicamento controlado: para surtirla necesita el original en papel, firmado a mano por su médico.',
  validUntil: (day: string) => `Puede surtirla hasta el ${day}.`,
  open: 'Ver mi receta',
  notMine: 'Si no esperaba este correo, bórrelo. No comparta el enlace: quien lo tiene puede ver la receta.',
  fileName: 'receta.pdf',
  day: (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`)),
}
export type MailTexts = typeof mail
