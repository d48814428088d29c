import type { TimeZone } from '#contract/values/time-zone.ts'

const ACCENTED: Record<string, string> = {
  Cancun: 'Cancún',
  Mazatlan: 'Mazatlán',
  Ciudad_Juarez: 'Ciudad Juárez',
}

/** City after which a time zone of Mexico is named, as it is written: "Ciudad Juárez" for `America/Ciudad_Juarez`. */
export function cityOfClock(zone: TimeZone): string {
  const city = zone.slice('America/'.length)
  return ACCENTED[city] ?? city
}
