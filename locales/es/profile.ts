import { texts as phone } from './phone.ts'

/** Texts of the doctor's own data and preferences. */
export const texts = {
  languageKept: 'Su cuenta queda en español. Puede cambiarlo en Opciones de Perfil.',
  languageBack: 'Volver al inglés',
  accountTitle: 'Mi Cuenta',
  accountLead: 'Así se imprimen sus datos en cada receta. La ley pide que estén completos.',
  incomplete: 'Faltan datos',
  incompleteHelp: 'Complete los datos que se imprimen: sin ellos no se puede emitir.',
  licenceMissing: 'Falta su cédula: agréguela más abajo. Sin ella no se puede emitir.',
  number: (id: number) => `Su número de médico: ${id}`,
  fields: {
    name: 'Nombre completo',
    title: 'Trato',
    phone: 'Teléfono',
  },
  hints: {
    name: 'Como está en su cédula, sin Dra. ni Dr.',
  },
  titles: { none: 'Elija', female: 'Dra.', male: 'Dr.' },
  rules: {
    nameBlank: 'Escriba su nombre completo.',
    titleBlank: 'Elija Dra. o Dr.: se imprime.',
    phone: 'Escriba su teléfono.',
    phoneReasons: phone.reasons,
  },
  willEnd:
    'Cambió un dato verificado. Al guardar, su cédula vuelve a revisión y no podrá emitir recetas hasta que termine.',
  save: 'Guardar',
  saveAndReview: 'Guardar y volver a revisión',
  saving: 'Guardando',
  saved: 'Sus datos se guardaron.',
  inSteps: 'Hacerlo en cuatro pasos',
  nextWorkplace: 'Agregar sitio de trabajo',
  optionsTitle: 'Opciones de Perfil',
  optionsLead: 'Cada cambio se guarda al momento.',
  optionSaved: 'Guardado.',
  stepUp: 'Pedir que confirme que soy yo antes de emitir',
  stepUpHint:
    'Con su segundo factor si tiene uno, o con su contraseña, si no lo ha hecho en los últimos 5 minutos.',
  stepUpDemanded: 'Quien opera este servicio lo exige: para firmar se pide su segundo factor.',
  stepUpOn: 'Antes de emitir se pedirá confirmar que es usted.',
  stepUpOff: 'Ya no se pedirá confirmar antes de emitir.',
  stepUpNotLoaded: 'No se pudo cargar si se pide confirmar antes de emitir.',
  appearance: 'Apariencia',
  modes: { auto: 'Como el sistema', light: 'Clara', dark: 'Oscura' },
  language: 'Idioma',
  languages: { es: 'Español', en: 'English' },
  mini: 'Menú angosto',
  miniHint: 'En computadora, el menú muestra solo sus iconos.',
  beta: 'Inicio a todo lo ancho (en prueba)',
  betaHint: 'En pantallas grandes, la página de inicio ocupa más ancho.',
  clinic: 'Consultorio predeterminado',
  clinicHint: 'Donde se emite una receta nueva, mientras no elija otro lugar al escribirla.',
  clinicNone: 'El primero del sitio predeterminado',
  paylinks: {
    title: 'Cobros con Paylinks',
    text: 'Pida pagos con un enlace: la persona transfiere por SPEI y el dinero llega directo a su cuenta.',
    ask: 'Activar Paylinks',
    requested: 'Ya los pidió. Se activan en cuanto se verifique su cédula.',
    see: 'Ver la solicitud',
  },
  mails: {
    title: 'Avisos por correo',
    lead: 'Se envían a su correo, sin datos del paciente ni medicamentos en el asunto.',
    mailRejected: {
      label: 'Una farmacia rechazó una receta',
      hint: 'Con el motivo que dio la farmacia.',
    },
    mailUndelivered: {
      label: 'Una receta no llegó al paciente',
      hint: 'Cuando su correo rechaza el envío.',
    },
    mailPrepared: {
      label: 'Un asistente preparó una receta',
      hint: 'A lo más un aviso por hora de cada asistente.',
    },
    always:
      'Siempre se envían, porque cuidan su cuenta o los pide la ley: la confirmación de su correo y los cambios de contraseña, los cambios de passkeys y códigos, lo que pase con sus llaves de firma, el estado de su cédula, el cierre de su cuenta y las invitaciones.',
  },
  notSaved: 'No se guardó el cambio. Intente de nuevo.',
}
export type Texts = typeof texts
