/** Texts of login, logout and sessions. */
export const texts = {
  loginTitle: 'Iniciar sesión',
  loginLead: 'Escriba su correo y su contraseña para ver y emitir sus recetas.',
  backToPage: 'Inicie sesión y volverá a la página que pidió.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  logIn: 'Entrar',
  loggingIn: 'Entrando',
  withPasskey: 'Usar una passkey',
  loggingOut: 'Cerrando la sesión',
  forgotten: 'Olvidé mi contraseña',
  register: 'Crear cuenta',
  confirmFirst: 'Abra el enlace del correo de confirmación, o pida otro abajo.',
  unconfirmed: 'No me llegó el correo de confirmación',
  rules: {
    emailBlank: 'Escriba su correo electrónico.',
    emailInvalid: 'Al correo le falta algo. Ejemplo: nombre@clinica.mx.',
    passwordBlank: 'Escriba su contraseña.',
  },
}
export type Texts = typeof texts
