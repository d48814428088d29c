/** Texts of the frame around every page: menu, bars, session. */
export const texts = {
  skipToContent: 'Ir al contenido',
  menu: 'Menú principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  expandMenu: 'Ampliar el menú',
  collapseMenu: 'Reducir el menú',
  newPrescription: 'Receta nueva',
  newPrescriptionBlocked: 'Podrá emitir recetas cuando se verifique su cédula.',
  toLicence: { send: 'Enviar mi cédula', see: 'Ver mi cédula' },
  whyBlocked: 'Preguntar a soporte',
  practice: {
    write: 'Receta de práctica',
    review: (days: number | undefined) =>
      days === undefined
        ? 'Está en revisión; no se sabe cuánto tarda.'
        : `Está en revisión: tarda a lo más ${days === 1 ? '1 día hábil' : `${days} días hábiles`}.`,
  },
  profile: 'Mi perfil',
  newUser: 'Nuevo Usuario',
  title: (female: boolean, name: string) => `${female ? 'Dra.' : 'Dr.'} ${name}`,
  dashboard: 'Dashboard',
  history: 'Historial',
  medications: 'Medicamentos',
  paylinks: 'Paylinks',
  patients: 'Pacientes',
  favourites: 'Favoritos',
  settings: 'Configuración',
  help: 'Ayuda',
  command: 'Buscar o hacer',
  logout: 'Cerrar Sesión',
  dark: 'Modo oscuro',
  light: 'Modo claro',
  settingsTabs: {
    user: 'Mi Cuenta',
    options: 'Opciones de Perfil',
    security: 'Contraseña y Seguridad',
    closeAccount: 'Cerrar Cuenta',
    export: 'Exportar Llaves',
    hospitals: 'Administra Sitios de Trabajo',
    pharmacies: 'Farmacias',
  },
  settingsWait: 'Las demás secciones se abren cuando complete sus datos.',
  profileFailed: 'No se pudieron cargar sus datos.',
  newVersion: 'Hay una versión nueva.',
  newVersionReload: 'Recargar',
}
export type Texts = typeof texts
