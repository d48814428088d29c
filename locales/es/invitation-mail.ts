interface Says {
  brand: string
  hospital: string
  by: string
  role: 'ADMIN' | 'MEMBER' | 'ASSISTANT'
}

const offers: Record<Says['role'], string> = {
  ADMIN: 'como administrador del sitio de trabajo',
  MEMBER: 'como médico del sitio de trabajo',
  ASSISTANT: 'como asistente: podrá preparar borradores de recetas, que siempre firma el médico',
}

/** Texts of the mail that invites somebody to a workplace. */
export const invitationMail = {
  subject: ({ hospital }: Says) => `Le invitan a ${hospital || 'un sitio de trabajo'}`,
  paragraphs: ({ brand, hospital, by, role }: Says): string[] => [
    `${by || 'Un médico'} le invita a ${hospital || 'su sitio de trabajo'} en ${brand}, ${offers[role]}.`,
    'Abra el enlace para verla y aceptarla. Si aún no tiene cuenta con este correo, ahí mismo puede crearla. El enlace sirve 7 días y una sola vez.',
  ],
  button: 'Ver la invitación',
  footnote: 'Si no esperaba esta invitación, no tiene que hacer nada: sin aceptarla no pasa nada.',
}
export type InvitationMailTexts = typeof invitationMail
