import type { Texts } from '../es/incidents.ts'

export const texts: Texts = {
  altered: (folio) => `The stored prescription with folio ${folio} no longer says what was signed.`,
  refused: 'No pharmacy can fill it. Whoever operates the service must find out who changed it.',
}
