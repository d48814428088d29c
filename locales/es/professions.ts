import type { Profession } from '#contract/profile/professions.ts'

/** Names of the professions that may prescribe (knowledge/law/prescribers.ts). */
export const professionNames: Record<Profession, string> = {
  physician: 'Médica o médico',
  homeopath: 'Homeópata',
  dentist: 'Cirujana o cirujano dentista',
  veterinarian: 'Médica o médico veterinario',
  nurse: 'Licenciatura en enfermería',
  intern: 'Pasante en servicio social',
  'nursing-intern': 'Pasante de enfermería',
}

const special = 'La fracción I va en el recetario especial de COFEPRIS, no aquí.'

export const professionScopes: Record<Profession, string> = {
  physician: `Prescribe las fracciones II a VI. ${special}`,
  homeopath: 'Prescribe las fracciones II a VI.',
  dentist: `Prescribe las fracciones II a VI. ${special}`,
  veterinarian: 'Prescribe solo para animales, y aquí los pacientes son personas: aún no puede emitir.',
  nurse: 'Prescribe las fracciones III a VI, solo lo que tiene clave del Compendio Nacional.',
  intern: 'Prescribe las fracciones III a VI.',
  'nursing-intern': 'Prescribe las fracciones III a VI, solo lo que tiene clave del Compendio Nacional.',
}
