import type { TimeZone } from '#contract/values/time-zone.ts'

/** Names of the clocks of Mexico, as they stand after a time. */
export const timeZones: Record<TimeZone, string> = {
  'America/Mexico_City': 'hora del centro',
  'America/Cancun': 'hora de Cancún',
  'America/Mazatlan': 'hora de Mazatlán',
  'America/Hermosillo': 'hora de Hermosillo',
  'America/Tijuana': 'hora de Tijuana',
  'America/Ciudad_Juarez': 'hora de Ciudad Juárez',
  'America/Ojinaga': 'hora de Ojinaga',
  'America/Matamoros': 'hora de Matamoros',
}
