import { texts as phone } from './phone.ts'

/** The doctor's own data and preferences. */
export const texts = {
  accountTitle: 'Mi Cuenta',
  accountLead: 'Así se imprimen sus datos en cada receta. La ley pide que estén completos.',
  states: { incomplete: 'Faltan datos', verified: 'Cédula verificada', unverified: 'En revisión' },
  stateHelp: {
    incomplete: 'Complete los datos que se imprimen: sin ellos no se puede emitir.',
    unverified: 'Se comparan sus datos con el registro de cédulas. Mientras, puede consultar sus recetas.',
  },
  number: (id: number) => `Su número de médico: ${id}`,
  fields: {
    name: 'Nombre completo',
    title: 'Trato',
    phone: 'Teléfono',
    cedula: 'Cédula profesional',
    institution: 'Institución que expidió el título',
    specialty: 'Especialidad',
    specialtyCedula: 'Cédula de especialidad',
  },
  hints: {
    name: 'Como está en su cédula, sin Dra. ni Dr.',
    specialty: 'Se imprime solo con su propia cédula.',
  },
  titles: { female: 'Dra.', male: 'Dr.' },
  rules: {
    nameBlank: 'Escriba su nombre completo.',
    institutionBlank: 'Escriba la institución que expidió su título.',
    cedula: 'La cédula tiene 7 u 8 dígitos (las antiguas, desde 5). Revise el número.',
    phone: 'Escriba su teléfono.',
    phoneReasons: phone.reasons,
    specialtyBlank: 'Escriba la especialidad de esta cédula.',
    specialtyCedulaBlank: 'Escriba la cédula de la especialidad, o deje las dos vacías.',
  },
  willEnd:
    'Cambió un dato verificado. Al guardar, su cédula vuelve a revisión y no podrá emitir recetas hasta que termine.',
  save: 'Guardar',
  saveAndReview: 'Guardar y volver a revisión',
  saving: 'Guardando',
  saved: 'Sus datos se guardaron.',
  nextWorkplace: 'Agregar sitio de trabajo',
  optionsTitle: 'Opciones de Perfil',
  stepUp: 'Pedir que confirme que soy yo antes de emitir',
  stepUpHint: 'Con su contraseña, una passkey o un código, si no lo ha hecho en los últimos 5 minutos.',
  stepUpOn: 'Antes de emitir se pedirá confirmar que es usted.',
  stepUpOff: 'Ya no se pedirá confirmar antes de emitir.',
  stepUpNotLoaded: 'No se pudo cargar si se pide confirmar antes de emitir.',
  appearance: 'Apariencia',
  modes: { auto: 'Como el sistema', light: 'Clara', dark: 'Oscura' },
  language: 'Idioma',
  languages: { es: 'Español', en: 'English' },
  notSaved: 'No se guardó el cambio. Intente de nuevo.',
}
export type Texts = typeof texts
