/**
 * Clocks of Mexico by their IANA names. Chihuahua and Bahía de Banderas have the clock of Mexico City; which place has
 * which clock is in knowledge/law/time-zones.ts.
 */
export const TIME_ZONES = [
  'America/Mexico_City',
  'America/Cancun',
  'America/Mazatlan',
  'America/Hermosillo',
  'America/Tijuana',
  'America/Ciudad_Juarez',
  'America/Ojinaga',
  'America/Matamoros',
] as const
export type TimeZone = (typeof TIME_ZONES)[number]
