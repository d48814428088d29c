import { normalize } from '#contract/values/normalize.ts'
import { zipIn } from '#contract/values/identifiers/postal-code.ts'
import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'

interface State {
  /** Names and abbreviations of the state with which an address may end, without accents and full stops. */
  names: readonly string[]
  /** First two digits of the state's postal codes (SEPOMEX). */
  codes: readonly string[]
  zone: TimeZone
  /** Municipalities with another time zone than their state, by name or by the beginning of their postal codes. */
  except?: readonly { zone: TimeZone; municipalities: readonly string[]; codes?: readonly string[] }[]
}

const named = (names: string): readonly string[] => names.split(', ')

/**
 * Time zones of the states. A state that is not listed has that of Mexico City, as most of Chihuahua has.
 * Confidence: H read in the statute, M secondary sources, L our own reading.
 */
export const timeZones = {
  version: '2026-11-23',
  basis: 'Ley de los Husos Horarios en los Estados Unidos Mexicanos (DOF 28-10-2022), arts. 3 y 4',
  source:
    'States, and the municipalities of the border with a clock of the seasons: lists of the press that quote the law, not the text in the DOF. The municipalities of Chihuahua: tz database, NEWS of release 2022g. First digits of postal codes by state: SEPOMEX, known and not read again; the prefixes 32 and 6373 are of one municipality or its neighbours (L). A doctor can choose another clock',
  confidence: 'M',
  states: [
    { names: ['baja california sur', 'bcs'], codes: ['23'], zone: 'America/Mazatlan' },
    { names: ['baja california', 'bc'], codes: ['21', '22'], zone: 'America/Tijuana' },
    { names: ['quintana roo', 'q roo', 'qroo', 'qr'], codes: ['77'], zone: 'America/Cancun' },
    { names: ['sinaloa', 'sin'], codes: ['80', '81', '82'], zone: 'America/Mazatlan' },
    { names: ['sonora', 'son'], codes: ['83', '84', '85'], zone: 'America/Hermosillo' },
    {
      names: ['nayarit', 'nay'],
      codes: ['63'],
      zone: 'America/Mazatlan',
      except: [{ zone: MEXICO_CITY, municipalities: ['bahia de banderas'], codes: ['6373'] }],
    },
    {
      names: ['chihuahua', 'chih'],
      codes: ['31', '32', '33'],
      zone: MEXICO_CITY,
      except: [
        {
          zone: 'America/Ojinaga',
          municipalities: ['ojinaga', 'coyame del sotol', 'coyame', 'manuel benavides'],
        },
        {
          zone: 'America/Ciudad_Juarez',
          municipalities: ['juarez', 'ascension', 'guadalupe', 'janos', 'praxedis g guerrero'],
          codes: ['32'],
        },
      ],
    },
    {
      names: ['coahuila de zaragoza', 'coahuila', 'coah'],
      codes: ['25', '26', '27'],
      zone: MEXICO_CITY,
      except: [
        {
          zone: 'America/Matamoros',
          municipalities: named(
            'acuña, allende, guerrero, hidalgo, jimenez, morelos, nava, ocampo, piedras negras, villa union, zaragoza',
          ),
        },
      ],
    },
    {
      names: ['nuevo leon', 'nl'],
      codes: ['64', '65', '66', '67'],
      zone: MEXICO_CITY,
      except: [{ zone: 'America/Matamoros', municipalities: ['anahuac'] }],
    },
    {
      names: ['tamaulipas', 'tamps', 'tam'],
      codes: ['87', '88', '89'],
      zone: MEXICO_CITY,
      except: [
        {
          zone: 'America/Matamoros',
          municipalities: named(
            'camargo, guerrero, gustavo diaz ordaz, matamoros, mier, miguel aleman, nuevo laredo, reynosa, rio bravo, valle hermoso',
          ),
        },
      ],
    },
  ] as readonly State[],
} as const

/** The known parts of the address of a place. */
export interface AddressOfPlace {
  zip_code?: string | undefined
  location: string
}

/**
 * Time zone of an address, by its postal code or the state that it ends with, and by the municipality before it.
 * @returns null if the address names neither a postal code nor a listed state; callers then use that of Mexico City
 */
export function timeZoneOfAddress({ zip_code = '', location }: AddressOfPlace): TimeZone | null {
  const zip = /^\d{5}$/.test(zip_code.trim()) ? zip_code.trim() : zipIn(location)
  const { state, municipality } = endOf(location)
  const found = zip ? timeZones.states.find(({ codes }) => codes.includes(zip.slice(0, 2))) : state
  if (!found) return zip ? MEXICO_CITY : null
  const other =
    found.except?.find(({ municipalities }) => municipalities.map(plain).includes(municipality)) ??
    found.except?.find(({ codes }) => codes?.some((begin) => zip.startsWith(begin)))
  return other?.zone ?? found.zone
}

/** Time zone of a workplace: the chosen one, else by the clinic's address, else by the hospital's, else Mexico City's. */
export const timeZoneOf = (
  hospital: AddressOfPlace & { time_zone: TimeZone | '' },
  clinic?: { location: string } | null,
): TimeZone =>
  hospital.time_zone ||
  ((clinic && timeZoneOfAddress({ location: clinic.location })) ?? timeZoneOfAddress(hospital) ?? MEXICO_CITY)

/** Text without accents, digits, full stops and words that stand before a name. */
const plain = (text: string): string =>
  normalize(text)
    .replace(/\./g, '')
    .replace(/\d+/g, ' ')
    .replace(/\b(?:cp|c p|codigo postal|municipio de|mpio de|mpio|ciudad|cd)\b/g, ' ')
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** State at the end of an address, if the table of time zones lists it, and the name before the state. */
function endOf(location: string): { state: State | undefined; municipality: string } {
  const parts = location
    .split(/[,;\n]/)
    .map(plain)
    .filter((part) => part !== '' && part !== 'mexico')
  const last = parts.pop() ?? ''
  for (const state of timeZones.states)
    for (const name of state.names) {
      if (last === name) return { state, municipality: parts.pop() ?? '' }
      if (last.endsWith(` ${name}`)) return { state, municipality: last.slice(0, -name.length - 1) }
    }
  return { state: undefined, municipality: last }
}
