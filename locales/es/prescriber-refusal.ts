import type { MissingOnSheet, PrescriberRefusal } from '#contract/prescription/judgement.ts'

const list = new Intl.ListFormat('es-MX')

/** Names of the required parts of a sheet that a prescriber or a place may lack. */
const parts: Record<MissingOnSheet, string> = {
  name: 'su nombre',
  institution: 'la institución que expidió su título',
  phone: 'su teléfono',
  location: 'el domicilio del lugar de trabajo',
}

/** Sentences that say why a prescriber cannot issue prescriptions, for responses of the server and for the page. */
export const prescriberRefusals: Record<
  PrescriberRefusal['code'],
  (missing: readonly MissingOnSheet[]) => string
> = {
  'licence-missing': () =>
    'Falta su cédula profesional: sin ella no se puede emitir una receta (LGS art. 28 Bis). Complete sus datos en Configuración.',
  'licence-unverified': () =>
    'Su cédula aún no está verificada: puede escribir recetas, pero no emitirlas (LGS art. 28 Bis).',
  'profession-not-allowed': () => 'Su profesión registrada no puede emitir recetas (LGS art. 28 Bis).',
  'animal-patient-needed': () =>
    'Un médico veterinario prescribe solo para animales (LGS art. 240), y aquí los pacientes son personas.',
  'prescriber-incomplete': (missing) =>
    `Para emitir falta lo que la receta debe llevar: ${list.format(missing.map((part) => parts[part]))}.`,
}
