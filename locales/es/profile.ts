/** The doctor's own data and preferences. */
export const texts = {
  accountTitle: 'Mi Cuenta',
  accountLead: 'Así se imprimen sus datos en cada receta.',
  incomplete: 'Faltan datos que la ley pide en la receta. Escriba a soporte para completarlos.',
  change: 'Para corregir un dato escriba a soporte: se revisa contra su cédula.',
  write: 'Escribir a soporte',
  missing: 'Falta',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    cedula: 'Cédula profesional',
    institution: 'Institución que expidió el título',
    specialty: 'Especialidad',
    specialtyCedula: 'Cédula de especialidad',
    state: 'Verificación',
  },
  verified: 'Cédula verificada',
  unverified: 'En revisión',
  optionsTitle: 'Opciones de Perfil',
  appearance: 'Apariencia',
  modes: { auto: 'Como el sistema', light: 'Clara', dark: 'Oscura' },
  language: 'Idioma',
  languages: { es: 'Español', en: 'English' },
  notSaved: 'No se guardó el cambio. Intente de nuevo.',
}
export type Texts = typeof texts
