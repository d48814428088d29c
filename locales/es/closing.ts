/** Texts of the page Cerrar Cuenta: which data are kept or erased, and how to undo the request. */
export const texts = {
  title: 'Cerrar Cuenta',
  lead: 'Vea qué se conserva y qué se borra. Después de pedirlo tiene 30 días para arrepentirse.',
  notLoaded: 'No se pudo cargar esta página.',
  keptTitle: 'Se conserva',
  keptLead: (years: number) =>
    `La ley pide guardar los expedientes al menos ${years} años (NOM-004-SSA3-2012, 5.4). Queda bloqueado: nadie lo usa para otra cosa.`,
  kept: {
    prescriptions: (count: number, until: string | null) =>
      count === 0 || until === null
        ? 'Recetas: no ha emitido ninguna.'
        : `${count === 1 ? 'Su receta emitida' : `Sus ${count} recetas emitidas`}, con los datos de sus pacientes, hasta el ${until}.`,
    proof: 'Sus llaves públicas y el registro de quién hizo qué: con ellos cada receta se sigue verificando.',
    pharmacies: 'Lo surtido. Las farmacias pueden surtir las recetas vigentes, como hasta ahora.',
  },
  erasedTitle: 'Se borra',
  erasedLead: (days: number) => `A los ${days} días, sin vuelta atrás.`,
  erased: {
    access: 'Su correo, su contraseña, sus passkeys y todas sus sesiones. Ya no podrá entrar.',
    profile: 'Su perfil, su fotografía, la imagen de su cédula y sus preferencias.',
    work: 'Sus borradores, sus favoritos y sus mensajes a Ayuda.',
    key: 'La llave con la que firma. Nadie podrá firmar en su nombre.',
    places: 'Sus membresías en hospitales y consultorios.',
  },
  confirmTitle: 'Pedir el cierre',
  confirmLead: (days: number) =>
    `Sus demás sesiones se cierran ahora. Durante ${days} días puede entrar y conservar la cuenta; le enviaremos un correo con la fecha.`,
  confirmLabel: (email: string) => `Para confirmar, escriba ${email}`,
  rules: { differs: 'No es el correo de esta cuenta.', blank: 'Escriba su correo.' },
  submit: 'Cerrar mi cuenta',
  submitting: 'Pidiendo el cierre',
  blockedTitle: 'Antes, nombre a otra persona administradora',
  blockedLead:
    'En estos lugares hay más personas y solo usted administra. Nombre a alguien más y vuelva aquí.',
  pendingTitle: (day: string) => `Su cuenta se cerrará el ${day}`,
  pendingLead:
    'Hasta entonces todo funciona como siempre. Si cambió de opinión, consérvela: no se pierde nada.',
  keep: 'Conservar mi cuenta',
  keeping: 'Conservando',
  keptNow: 'Su cuenta sigue abierta.',
}
export type Texts = typeof texts
