interface Prescription {
  /** Short code of the prescription, with separators. */
  code: string
  issued: string
  /** Name of the pharmacy. */
  by: string
  reason: string
}

const footnote = 'Puede apagar este aviso en Configuración, Opciones de Perfil.'

/** Texts of the mails about a doctor's work, which the doctor may switch off. */
export const newsMail = {
  'prescription-rejected': {
    subject: (_brand: string) => 'Una farmacia rechazó una receta suya',
    paragraphs: ({ code, issued, by, reason }: Prescription): string[] => [
      `${by} rechazó la receta ${code}, emitida el ${issued}.`,
      `Motivo: ${reason}`,
      'Ya no se puede surtir. Si el tratamiento sigue, emita otra y avise a su paciente.',
    ],
    button: 'Ver la receta',
    footnote,
  },
  'delivery-failed': {
    subject: (_brand: string) => 'No se pudo entregar una receta por correo',
    paragraphs: ({ code, issued }: Prescription): string[] => [
      `El correo con la receta ${code}, emitida el ${issued}, no llegó a su paciente.`,
      'La receta es válida. Revise la dirección y envíela de nuevo, o entréguela impresa.',
    ],
    button: 'Ver la receta',
    footnote,
  },
  'delivery-unknown': {
    subject: (_brand: string) => 'No se sabe si llegó una receta por correo',
    paragraphs: ({ code, issued }: Prescription): string[] => [
      `La conexión se cortó al enviar el correo con la receta ${code}, emitida el ${issued}. Quizá llegó a su paciente y quizá no. No la enviamos otra vez, para que no llegue doble.`,
      'La receta es válida. Pregunte a su paciente; si no llegó, envíela de nuevo o entréguela impresa.',
    ],
    button: 'Ver la receta',
    footnote,
  },
  'draft-prepared': {
    subject: (brand: string) => `Hay una receta por firmar en ${brand}`,
    paragraphs: (assistant: string): string[] => [
      `${assistant} preparó una receta y espera que la revise y la firme.`,
      'Nada se emite sin usted. Si prepara más en la próxima hora, no volveremos a escribirle.',
    ],
    button: 'Ver lo preparado',
    footnote,
  },
}
export type NewsMailTexts = typeof newsMail
