/**
 * Professions that may prescribe (LGS 28 Bis). What each of them may prescribe is in
 * knowledge/law/prescribers.ts.
 */
export const professions = [
  'physician',
  'homeopath',
  'dentist',
  'veterinarian',
  'nurse',
  'intern',
  'nursing-intern',
] as const
export type Profession = (typeof professions)[number]

export const isProfession = (text: string): text is Profession =>
  (professions as readonly string[]).includes(text)
