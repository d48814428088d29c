import type { Texts } from '../es/kept-parts.ts'

export const texts: Texts = {
  kept: (parts, patient) => `Still here from ${patient}: ${parts}.`,
  diagnosis: 'diagnosis',
  rows: (count) => (count === 1 ? '1 medicine' : `${count} medicines`),
  extras: 'general instructions',
  followUp: 'next visit',
  takeOut: 'Take it out',
  keep: 'Keep it',
  takenOut: (parts) => `Taken out of the prescription: ${parts}.`,
  undo: 'Undo',
}
