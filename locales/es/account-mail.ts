interface Letter {
  subject: (brand: string) => string
  paragraphs: (brand: string) => string[]
  button: string
  footnote: string
}

/** Mails about the account itself. */
export const accountMail = {
  'confirm-email': {
    subject: (brand) => `Confirme su correo para entrar a ${brand}`,
    paragraphs: (brand) => [
      `Alguien, esperamos que usted, creó una cuenta de ${brand} con este correo.`,
      'Abra el enlace y presione el botón para confirmar que el correo es suyo. Después podrá iniciar sesión. El enlace sirve 24 horas y una sola vez.',
    ],
    button: 'Confirmar mi correo',
    footnote: 'Si no fue usted, no abra el enlace: sin confirmarla, la cuenta no se puede usar.',
  },
  'already-registered': {
    subject: (brand) => `Ya tiene una cuenta de ${brand}`,
    paragraphs: (brand) => [
      `Se pidió crear o confirmar una cuenta de ${brand} con este correo, pero ya la tiene y está confirmada.`,
      'Inicie sesión como siempre. Si olvidó su contraseña, en esa página puede pedir otra.',
    ],
    button: 'Iniciar sesión',
    footnote: 'Si no fue usted, no tiene que hacer nada: su cuenta y su contraseña no cambiaron.',
  },
  'reset-password': {
    subject: (brand) => `Elija una contraseña nueva de ${brand}`,
    paragraphs: () => [
      'Se pidió cambiar la contraseña de su cuenta.',
      'Abra el enlace y escriba la contraseña nueva. El enlace sirve 30 minutos y una sola vez; si pide otro, este deja de servir. Al cambiarla se cerrarán todas sus sesiones.',
    ],
    button: 'Elegir contraseña',
    footnote:
      'Si no fue usted, borre este correo: su contraseña no ha cambiado. No comparta el enlace con nadie.',
  },
  'password-changed': {
    subject: (brand) => `Su contraseña de ${brand} cambió`,
    paragraphs: () => [
      'La contraseña de su cuenta se acaba de cambiar y las demás sesiones se cerraron.',
      'Si fue usted, no tiene que hacer nada más. Si no fue usted, elija otra contraseña ahora mismo y escríbanos desde Ayuda.',
    ],
    button: 'No fui yo: cambiar la contraseña',
    footnote: 'Enviamos este aviso cada vez que cambia la contraseña.',
  },
} satisfies Record<string, Letter>
export type AccountMailTexts = Record<keyof typeof accountMail, Letter>
