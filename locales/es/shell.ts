/** Texts of the frame around every page: menu, bars, session. */
export const texts = {
  skipToContent: 'Ir al contenido',
  menu: 'Menú principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  expandMenu: 'Ampliar el menú',
  collapseMenu: 'Reducir el menú',
  newPrescription: 'Receta Nueva',
  newPrescriptionBlocked: 'Podrá emitir recetas cuando se verifique su cédula.',
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
  /** In place of a page that the brand has switched off. */
  switchedOff: {
    title: {
      ian: (brand: string) => `${brand} no incluye a ian`,
      payment: (brand: string) => `${brand} no incluye Paylinks`,
    },
    help: {
      ian: 'Los medicamentos, las dosis y las interacciones se revisan igual al escribir una receta.',
      payment:
        'Aquí no se crean ni se consultan cobros. Si tiene uno pendiente, pregunte a soporte cómo verlo.',
    },
    ask: 'Escribir a soporte',
  },
  newVersion: 'Hay una versión nueva.',
  newVersionReload: 'Recargar',
}
export type Texts = typeof texts
