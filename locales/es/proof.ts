/** Texts of proving one's identity: the second step of a login, and the repeated proof in an open session. */
export const texts = {
  stepUpTitle: 'Confirme que es usted',
  stepUpLead:
    'Es un paso delicado. Después de confirmar sigue donde estaba, y no se lo pediremos por 5 minutos.',
  secondTitle: 'Segundo paso',
  secondLead: 'Su contraseña es correcta. Confirme con algo que solo usted tiene.',
  backToPassword: 'Regresar',
  passkeyHelp: 'Su dispositivo le pedirá la huella, el rostro o su clave.',
  usePasskey: 'Usar mi passkey',
  waiting: 'Esperando a su dispositivo',
  passkeyStopped: 'No se usó ninguna passkey. Intente de nuevo o elija otra forma.',
  passkeyUnsupported: 'Este navegador no puede usar passkeys. Elija otra forma.',
  passkeyNotHere:
    'En esta dirección no se usan passkeys. Entre por la dirección de siempre o elija otra forma.',
  passkeysAt: (hosts: string) => `Sus passkeys se usan en ${hosts}, no en esta dirección.`,
  noWay: 'No queda otra forma de confirmar que es usted. Escríbanos desde Ayuda.',
  totp: 'Código de su aplicación',
  totpHint: 'Los 6 dígitos que muestra ahora.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los diez que guardó. Se usa una sola vez.',
  password: 'Su contraseña',
  confirm: 'Confirmar',
  confirming: 'Comprobando',
  otherWays: 'Otra forma',
  switchTo: {
    passkey: 'Usar una passkey',
    totp: 'Usar un código de la aplicación',
    recovery_code: 'Usar un código de recuperación',
    password: 'Usar la contraseña',
  },
  blank: {
    totp: 'Escriba los 6 dígitos.',
    recovery_code: 'Escriba el código.',
    password: 'Escriba su contraseña.',
  },
  notLoaded: 'No se pudo cargar este paso.',
}
export type Texts = typeof texts
