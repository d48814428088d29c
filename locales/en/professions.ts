import type { Profession } from '#contract/profile/professions.ts'

export const professionNames: Record<Profession, string> = {
  physician: 'Physician',
  homeopath: 'Homeopath',
  dentist: 'Dentist',
  veterinarian: 'Veterinarian',
  nurse: 'Graduate nurse',
  intern: 'Intern in social service',
  'nursing-intern': 'Nursing intern',
}

const special = 'Class I goes on the special pad of COFEPRIS, not here.'

export const professionScopes: Record<Profession, string> = {
  physician: `Prescribes classes II to VI. ${special}`,
  homeopath: 'Prescribes classes II to VI.',
  dentist: `Prescribes classes II to VI. ${special}`,
  veterinarian: 'Prescribes for animals only, and patients here are people: cannot issue yet.',
  nurse: 'Prescribes classes III to VI, only what has a key of the Compendio Nacional.',
  intern: 'Prescribes classes III to VI.',
  'nursing-intern': 'Prescribes classes III to VI, only what has a key of the Compendio Nacional.',
}
