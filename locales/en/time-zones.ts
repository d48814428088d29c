import type { timeZones as es } from '../es/time-zones.ts'

export const timeZones: typeof es = {
  'America/Mexico_City': 'Central Mexico time',
  'America/Cancun': 'Cancún time',
  'America/Mazatlan': 'Mazatlán time',
  'America/Hermosillo': 'Hermosillo time',
  'America/Tijuana': 'Tijuana time',
  'America/Ciudad_Juarez': 'Ciudad Juárez time',
  'America/Ojinaga': 'Ojinaga time',
  'America/Matamoros': 'Matamoros time',
}
