/** Texts of the widget with news on the home page, and the items that it shows when no feed has any. */
export const texts = {
  /** Text for screen readers after the title of an article: its link opens another site in a new tab. */
  opensElsewhere: 'se abre en otra pestaña',
  /** Items without a date, which do not become outdated: pages of this product, and of Mexican authorities. */
  builtIn: [
    {
      id: 'ayuda-posologia',
      url: '/prescriptions/new',
      title: 'Escriba la posología con abreviaturas',
      source: 'Ayuda',
      summary: 'La receta muestra de inmediato la frase que leerá el paciente.',
    },
    {
      id: 'ayuda-historial',
      url: '/prescriptions',
      title: 'Busque recetas por paciente, fármaco, diagnóstico o código',
      source: 'Ayuda',
      summary: 'El historial se filtra mientras escribe.',
    },
    {
      id: 'ayuda-seguridad',
      url: '/settings/security',
      title: 'Proteja su cuenta con un segundo factor',
      source: 'Ayuda',
      summary: 'Una passkey o una aplicación de códigos, además de la contraseña.',
    },
    {
      id: 'cofepris',
      url: 'https://www.gob.mx/cofepris',
      title: 'Sitio de Cofepris, la autoridad sanitaria de los medicamentos',
      source: 'gob.mx/cofepris',
      summary: 'Avisos, trámites y registros sanitarios.',
    },
    {
      id: 'salud',
      url: 'https://www.gob.mx/salud',
      title: 'Sitio de la Secretaría de Salud',
      source: 'gob.mx/salud',
      summary: 'Información oficial de salud pública en México.',
    },
  ],
}
export type NewsTexts = typeof texts
