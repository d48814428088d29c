/** Texts of registration, confirmation of the address, and password reset. */
export const texts = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordAgain: 'Repita la contraseña',
  newPassword: 'Contraseña nueva',
  newPasswordAgain: 'Repita la contraseña nueva',
  toLogin: 'Iniciar sesión',
  backToLogin: 'Volver a iniciar sesión',
  resend: 'Enviar otro correo',
  sending: 'Enviando',
  saving: 'Guardando',
  languageOther: 'English',
  rules: {
    emailBlank: 'Escriba su correo electrónico.',
    emailInvalid: 'Al correo le falta algo. Ejemplo: nombre@clinica.mx.',
    passwordBlank: 'Escriba una contraseña.',
    passwordShort: (least: number) => `Use al menos ${least} caracteres.`,
    passwordsDiffer: 'Las contraseñas no coinciden.',
  },
  register: {
    title: 'Crear cuenta',
    lead: 'Le enviaremos un correo para confirmar que es suyo. Después podrá entrar y completar sus datos y su cédula.',
    submit: 'Crear cuenta',
    known: '¿Ya tiene cuenta?',
  },
  checkEmail: {
    title: 'Revise su correo',
    registration: (email: string) =>
      `Enviamos un mensaje a ${email}. Ábralo y confirme que el correo es suyo: el enlace sirve 24 horas.`,
    confirmation: (email: string) =>
      `Si ${email} tiene una cuenta, recibirá un mensaje en unos minutos. Ábralo y siga sus instrucciones.`,
    reset: (email: string) =>
      `Si ${email} tiene una cuenta, recibirá un enlace para elegir otra contraseña. Sirve 30 minutos.`,
    unknown: 'Si su correo tiene una cuenta, recibirá un mensaje en unos minutos.',
    late: '¿No llega? Revise la carpeta de correo no deseado y que la dirección esté bien escrita.',
    again: 'Corregir el correo o pedir otro',
  },
  resendPage: {
    title: 'Confirmar mi correo',
    lead: 'Escriba el correo de su cuenta. Le enviaremos otro mensaje para confirmarlo; los anteriores dejarán de servir.',
    submit: 'Enviar correo',
  },
  registered: {
    title: 'Confirme su correo',
    lead: 'Presione el botón y su cuenta quedará lista para iniciar sesión.',
    confirm: 'Confirmar mi correo',
    doneTitle: 'Su cuenta está lista',
    done: 'Confirmamos su correo. Inicie sesión para completar sus datos y su lugar de trabajo.',
    missingTitle: 'Falta confirmar su correo',
    missing: 'Abra el enlace del mensaje que le enviamos, o pida otro. Si ya lo confirmó, inicie sesión.',
    deadTitle: 'Este enlace ya no sirve',
    dead: 'Venció, ya se usó o hay uno más nuevo. Si ya confirmó su correo, inicie sesión; si no, pida otro mensaje.',
  },
  resetPage: {
    title: 'Recuperar el acceso',
    lead: 'Escriba el correo de su cuenta. Le enviaremos un enlace para elegir otra contraseña.',
    submit: 'Enviar enlace',
  },
  newPasswordPage: {
    title: 'Elija una contraseña nueva',
    lead: 'Al guardarla se cerrarán todas sus sesiones y le avisaremos por correo. Después iniciará sesión con ella.',
    submit: 'Guardar contraseña',
    deadTitle: 'Este enlace ya no sirve',
    dead: 'Venció, ya se usó o hay uno más nuevo. Pida otro y ábralo antes de 30 minutos.',
    missingTitle: 'El enlace está incompleto',
    missing: 'Ábralo otra vez desde el correo, o pida otro.',
    again: 'Pedir otro enlace',
  },
  updated: {
    title: 'Su contraseña cambió',
    lead: 'Cerramos todas sus sesiones. Inicie sesión con la contraseña nueva.',
  },
}
export type Texts = typeof texts
