import type { MissingOnSheet, PrescriberRefusal } from '#contract/prescription/judgement.ts'

const titled = (female: boolean, name: string): string => `${female ? 'Dra.' : 'Dr.'} ${name}`
const named = (female: boolean, name: string): string => `${female ? 'la' : 'el'} ${titled(female, name)}`

const ofDoctor = (doctor: string): string => `de ${doctor}`.replace(/^de el /, 'del ')

const list = new Intl.ListFormat('es-MX')
const parts: Record<MissingOnSheet, string> = {
  name: 'el nombre',
  institution: 'la institución del título',
  phone: 'el teléfono',
  location: 'el domicilio del lugar de trabajo',
}

const cannotIssue: Record<
  PrescriberRefusal['code'] | 'hospital-required',
  (doctor: string, missing: readonly MissingOnSheet[]) => string
> = {
  'licence-missing': (doctor) => `Falta la cédula profesional ${ofDoctor(doctor)}: todavía no puede emitir.`,
  'licence-unverified': (doctor) =>
    `La cédula ${ofDoctor(doctor)} aún no está verificada: todavía no puede emitir.`,
  'profession-not-allowed': (doctor) =>
    `La profesión registrada ${ofDoctor(doctor)} no puede emitir recetas.`,
  'animal-patient-needed': () => 'Un médico veterinario prescribe solo para animales (LGS art. 240).',
  'prescriber-incomplete': (doctor, missing) =>
    `Falta lo que la receta debe llevar y que registra ${doctor}: ${list.format(missing.map((part) => parts[part]))}.`,
  'hospital-required': (doctor) => `Falta que ${doctor} registre un lugar de trabajo: sin él no se emite.`,
}

/** Texts of the assistants' pages, and of the doctor's settings about assistants. */
export const texts = {
  title: 'Borradores',
  security: 'Contraseña',
  lead: 'Usted prepara; el médico revisa y firma.',
  doctor: titled,
  prepare: 'Preparar receta',
  prepareTitle: 'Preparar receta',
  prepareFor: (female: boolean, name: string) => `La revisa y firma ${named(female, name)}`,
  none: 'Nada en preparación',
  noneHelp: 'Lo que prepare aparecerá aquí, y lo que el médico devuelva con una nota.',
  noDoctors: 'Aún no puede preparar recetas',
  noDoctorsHelp: 'El médico tiene que aceptar primero. Le aparecerá aquí en cuanto lo haga.',
  failed: 'No se pudieron cargar los borradores.',
  back: 'Volver',
  patient: 'Paciente',
  patientPlaceholder: 'Nombre del paciente',
  patientUnknown: 'No está entre los pacientes de este médico.',
  patientNone: 'Sin paciente',
  changePatient: 'Cambiar',
  saved: 'Guardado en la cuenta',
  stale: 'El médico cambió este borrador. Vuelva a abrirlo para ver cómo quedó.',
  submit: (female: boolean, name: string) => `Enviar ${female ? 'a la' : 'al'} ${titled(female, name)}`,
  submitted: (female: boolean, name: string) =>
    `Enviada ${female ? 'a la' : 'al'} ${titled(female, name)} para su firma.`,
  notReady: 'Elija al paciente y agregue al menos un medicamento.',
  returnedWith: (note: string) => `Devuelta: ${note}`,
  isWithDoctor: 'La tiene el médico. Podrá cambiarla si la devuelve.',
  issuedAt: (place: string) => `Se emitirá en ${place}.`,
  /** The doctor's name for use within a sentence. */
  named,
  toMend: (doctor: string) => `Así no se puede emitir. Corríjalo, o envíelo y lo corrige ${doctor}:`,
  /** Reasons for which the doctor cannot issue a draft, whatever the assistant writes in it. */
  cannotIssue,
  states: { writing: 'En preparación', submitted: 'Con el médico', returned: 'Devuelta' },

  own: 'Asistentes',
  ownLead:
    'Preparan borradores para usted, ven el nombre de sus pacientes y agregan a los nuevos. Nunca firman.',
  asks: (name: string) => `${name} pide preparar recetas para usted`,
  approve: 'Permitir',
  approved: (name: string) => `${name} ya puede preparar recetas para usted.`,
  end: 'Quitar',
  endOf: (name: string) => `Quitar a ${name}`,
  refuse: 'Rechazar',
  ended: (name: string) => `${name} ya no puede preparar recetas para usted.`,
}
export type Texts = typeof texts
