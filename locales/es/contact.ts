/** Texts of the panel in which a doctor writes to support. */
export const texts = {
  title: 'Ayuda',
  lead: 'Cuéntenos qué necesita. La respuesta llega a su correo.',
  shortcuts: 'Atajos y abreviaturas',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar',
  sending: 'Enviando',
  thanks: 'Gracias por sus comentarios. Nos pondremos en contacto con usted lo antes posible.',
  failed: (reason: string) => `No se pudo enviar. ${reason} Su mensaje sigue aquí.`,
  rules: {
    subjectBlank: 'Escriba un asunto.',
    messageBlank: 'Escriba su mensaje.',
  },
}
export type Texts = typeof texts
