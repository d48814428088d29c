import type { TimeZone } from '#contract/values/time-zone.ts'

const ACCENTED: Record<string, string> = {
  Cancun: 'Cancún',
  Mazatlan: 'Mazatlán',
  Ciudad_Juarez: 'Ciudad Juárez',
}

/** City that a clock of Mexico is named after, in writing: "Ciudad Juárez" of `America/Ciudad_Juarez`. */
export function cityOfClock(zone: TimeZone): string {
  const city = zone.slice('America/'.length)
  return ACCENTED[city] ?? city
}
