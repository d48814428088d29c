import type { pageAddresses } from '#contract/page-addresses.ts'

type PageName = keyof typeof pageAddresses

/** Titles of the pages in the server's HTML, before the application sets its own titles. */
const titles: Record<PageName, string> = {
  index: 'Inicio',
  login: 'Iniciar sesión',
  logout: 'Cerrar Sesión',
  register: 'Crear cuenta',
  registered: 'Confirmar correo',
  checkEmail: 'Revise su correo',
  resendConfirmation: 'Enviar de nuevo la confirmación',
  resetPassword: 'Recuperar contraseña',
  newPassword: 'Contraseña nueva',
  passwordUpdated: 'Contraseña guardada',
  prescriptions: 'Historial',
  newPrescription: 'Receta Nueva',
  practice: 'Receta de práctica',
  welcome: 'Sus primeros pasos',
  embedRx: 'Receta Nueva',
  launch: 'Abrir receta',
  drafts: 'Borradores',
  draft: 'Borrador',
  favourites: 'Favoritos',
  shortcuts: 'Atajos y abreviaturas',
  invitation: 'Invitación',
  assistant: 'Asistente',
  prepare: 'Preparar receta',
  assistantSecurity: 'Contraseña y seguridad',
  prescription: 'Receta',
  ian: 'ian',
  patients: 'Pacientes',
  patient: 'Paciente',
  medications: 'Medicamentos',
  figures: 'Cifras del mes',
  wrapped: 'Su año',
  paylinks: 'Paylinks',
  reconciliation: 'Conciliación',
  paylink: 'Cobro',
  settings: 'Configuración',
  settingsUser: 'Mi Cuenta',
  settingsOptions: 'Opciones de Perfil',
  settingsSecurity: 'Contraseña y Seguridad',
  settingsCloseAccount: 'Cerrar Cuenta',
  settingsExport: 'Exportar Llaves',
  settingsHospitals: 'Administra Sitios de Trabajo',
  settingsNewHospital: 'Sitio nuevo',
  settingsHospital: 'Sitio de trabajo',
  settingsHospitalEdit: 'Editar sitio',
  settingsHospitalSheets: 'Formatos de receta',
  settingsHospitalPaper: 'Papel propio',
  settingsPharmacies: 'Farmacias',
  verify: 'Comprobar receta',
  verification: 'Comprobar receta',
  privacy: 'Aviso de privacidad',
  pharmacy: 'Surtir recetas',
  operator: 'Operación',
}

/** Texts of the HTML that the server sends, and of the manifest of the installed application. */
export const texts = {
  titles,
  /** Title of an address that has no page. */
  notFound: 'No se encontró esta página',
  /** Descriptions of the public pages, which follow the brand's own sentence. Other pages have only that sentence. */
  descriptions: {
    index: 'Escriba, firme y envíe recetas electrónicas con validez en México.',
    login: 'Escriba, firme y envíe recetas electrónicas con validez en México.',
    register: 'Cree su cuenta de médico para escribir y firmar recetas electrónicas en México.',
    resetPassword: 'Pida un enlace para elegir otra contraseña de su cuenta de médico.',
    resendConfirmation: 'Pida otra vez el correo que confirma su cuenta de médico.',
    verify: 'Compruebe que una receta electrónica es auténtica y vea qué falta por surtir.',
    pharmacy: 'Compruebe una receta electrónica y registre lo que surte su farmacia.',
  },
  /** Entries of the menu that the installed application's icon opens. */
  shortcuts: { newPrescription: 'Receta Nueva', prescriptions: 'Historial', patients: 'Pacientes' },
}
export type Texts = typeof texts
