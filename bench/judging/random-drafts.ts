import { ADMINISTRATION_ROUTES } from '#contract/medications/administration-route.ts'
import { fillFromDrug, newRow } from '#contract/drafts/draft-rows.ts'
import type { Presentation } from '#contract/medications/drug-catalogue.ts'
import { presentDrug } from '#contract/drug-search/present-drug.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import type { Location } from '#contract/places/locations.ts'
import type { RecognisedCatalogue } from '#contract/prescription/names/recognised.ts'
import { law } from '#knowledge/law/law.ts'
import type { ComposerDraft } from '#web/features/composer/draft/draft.ts'
import { fillFromText, type Row } from '#web/features/composer/draft/row.ts'
import type { Random } from '#server/demo/year/random.ts'

/** A draft of a prescription as a person may write it, with the doctor who signs it and the place. */
export interface RandomDraft {
  rows: Row[]
  fields: Pick<ComposerDraft, 'diagnosis' | 'show_diagnosis' | 'extras' | 'follow_up_on'>
  /** The doctor's workplaces, the default one first. */
  places: Location[]
  /** Ids of the chosen workplace; null for no choice. The doctor may have left the workplace since. */
  hospital: number | null
  clinic: number | null
  profileClinic: number | null
  /**
   * Whether an assistant writes the draft. The page of an assistant has only the data of the doctor that the server sends to
   * assistants.
   */
  isPrepared: boolean
  doctor: {
    name: string
    profession: string
    cedula_prof: string
    alma_mater: string
    phone: string
    specialty_verified: boolean
  }
}

const INSTRUCTIONS = [
  '1 tableta cada 8 horas durante 7 días',
  'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
  '1 tab c/12h x 10d',
  '1-0-1 por 30 días',
  'Aplicar en la zona afectada 2 veces al día durante 7 días',
  '5 ml cada 6 horas por 3 días, después 5 ml cada 12 horas por 4 días',
  '1 ámpula IM cada 24 horas por 3 días',
  '1 ampolleta cada 24 horas durante 3 días',
  '1 tableta cada 24 horas, uso continuo',
  '1 tableta por razón necesaria, máximo 3 al día, durante 5 días',
  'cada 8 horas durante 7 días',
  '1 tableta cada 8 horas',
  '2 gotas en cada ojo cada 4 horas durante 5 días',
  'Lo que ya sabe',
  '1 tableta cada 8 horas durante 5 días. Además clonazepam 2 mg por la noche.',
  '1 tableta cada 8 horas durante 5 días. Suspender tramadol 50 mg.',
  // Instructions that are within the length limit as typed, and exceed it when their abbreviations are written out for print.
  `1 tab c/8h x 7d. ${'Con agua. '.repeat(98)}`,
  '1 tableta \u202ecada 8 horas durante 5 días',
  '',
]
const COMPLETE = INSTRUCTIONS.slice(0, 4)
const FORMS = ['', ' tableta 500 mg', ' 2 mg, caja con 30 tabletas', ' c/30', ' solución inyectable 10 mg/mL']
const UNKNOWN = [
  'Preparado magistral 7',
  'Crema base fría con urea',
  'Biometría hemática',
  'Té de manzanilla',
]

/**
 * Makes random drafts by doctors of every profession, at every kind of place. Their medicines are from the catalogue, free
 * text, controlled, prohibited or mistyped.
 */
export function draftsOf(
  catalogue: Omit<RecognisedCatalogue, 'products'>,
  products: readonly Presentation[],
  own: readonly Presentation[],
): (random: Random) => RandomDraft {
  const named = [...catalogue.ingredients, ...catalogue.watched]
  const watched = named.filter(({ fraction }) => fraction === 'I' || fraction === 'II' || fraction === 'III')
  const branded = products.filter(({ brands }) => brands.length > 0)

  const text = (random: Random): string => {
    const kind = random.next()
    const { name } = random.one(kind < 0.4 ? watched : named)
    if (kind < 0.1) return withSlip(name, random)
    if (kind < 0.75) return `${name}${random.one(FORMS)}`
    if (kind < 0.85) return random.one(random.one(branded).brands)
    if (kind < 0.9) return random.one(catalogue.prohibited)
    return random.one(UNKNOWN)
  }
  const picked = (row: Row, random: Random): Row => {
    const product = random.one(random.chance(0.08) ? own : random.chance(0.3) ? branded : products)
    const brand = product.brands.length > 0 && random.chance(0.5) ? random.one(product.brands) : null
    const found = { product, presentation: presentationOf(product), brand, lookAlike: null }
    return fillFromDrug(row, presentDrug(found, undefined))
  }
  return (random) => {
    const rows = Array.from({ length: 1 + Math.floor(random.next() ** 2 * 4) }, (_, at) => {
      const row = newRow(`row-${at}`)
      return written(random.chance(0.6) ? picked(row, random) : fillFromText(row, text(random)), random)
    })
    if (random.chance(0.1) && rows[0]) rows.push({ ...rows[0], key: 'again' })
    const isComplete = random.chance(0.9)
    return {
      rows,
      fields: random.chance(0.5) ? BLANK : fieldsOf(random),
      places: random.chance(0.05) ? [] : placesOf(random),
      hospital: random.chance(0.3) ? random.one([1, 2, 3]) : null,
      clinic: random.chance(0.3) ? random.one([11, 12, 21, 31]) : null,
      profileClinic: random.chance(0.3) ? random.one([11, 12, 21, 31]) : null,
      isPrepared: random.chance(0.3),
      doctor: {
        name: 'Prueba Ficticia',
        profession: random.one([...law.professions, 'physician', 'physician', 'psychologist']),
        cedula_prof: isComplete || random.chance(0.5) ? '0000001' : '',
        alma_mater: isComplete || random.chance(0.5) ? 'Universidad de Ejemplo' : '',
        phone: '5500000000',
        specialty_verified: isComplete || random.chance(0.5),
      },
    }
  }
}

const BLANK: RandomDraft['fields'] = { diagnosis: '', show_diagnosis: false, extras: '', follow_up_on: '' }

/** Random values for the fields of a draft besides patient, place and medicines; some of them are invalid. */
const fieldsOf = (random: Random): RandomDraft['fields'] => ({
  diagnosis: random.one(['Cefalea', 'Migraña', 'x'.repeat(500), ...rarely(random, 'x'.repeat(501))]),
  show_diagnosis: random.chance(0.5),
  extras: random.one(['', 'Reposo', ...rarely(random, 'a\u202eb', 'x'.repeat(2001))]),
  follow_up_on: random.one(['', '2026-12-01', ...rarely(random, '2026-11-21')]),
})

const rarely = (random: Random, ...values: string[]): string[] => (random.chance(0.1) ? values : [])

/** Random workplaces of a doctor: one or two hospitals, with and without clinics and addresses. */
const placesOf = (random: Random): Location[] =>
  [1, 2].slice(0, random.chance(0.3) ? 2 : 1).map((id, at) => {
    const address = () => (random.chance(0.97) ? 'Av. Ficticia 100' : ' ')
    const name = `Hospital Ficticio ${id}`
    const location = address()
    const clinics = random.chance(0.5)
      ? [{ id: null, name, location, time_zone: 'America/Mexico_City' as const }]
      : [1, 2].map((n) => ({
          id: id * 10 + n,
          name: 'Consultorio',
          location: random.chance(0.5) ? '' : address(),
          time_zone: 'America/Mexico_City' as const,
        }))
    const zone = { time_zone: 'America/Mexico_City' as const }
    const hospital = { id, name, location, public_institution: random.chance(0.25), ...zone }
    return { hospital, default: at === 0, clinics }
  })

/** Fills in the fields of a medicine's row besides the medicine itself, half of the time without faults. */
function written(row: Row, random: Random): Row {
  if (random.chance(0.5))
    return {
      ...row,
      instructions: random.one(COMPLETE),
      qty: random.one([1, 1, 2, 6]),
      via: row.via || 'oral',
    }
  const isFree = row.category === 'unstructured_drug'
  const refills = random.chance(0.2) ? random.one([1, 2, 3, 11, 12]) : 0
  return {
    ...row,
    instructions: random.one(INSTRUCTIONS),
    qty: random.one([
      1,
      1,
      2,
      3,
      4,
      QTY_PHARMACIST_DECIDES,
      QTY_WITHOUT_END,
      null,
      random.chance(0.1) ? 0 : 1,
    ]),
    via: random.chance(0.3) ? random.one(ADMINISTRATION_ROUTES) : row.via,
    substitution_allowed: random.chance(0.8),
    ...(refills > 0 ? { refills } : {}),
    ...(isFree && random.chance(0.15) ? { generic: ' Paracetamol ' } : {}),
    ...(isFree && random.chance(0.08) ? { category: 'auxiliary_test' as const } : {}),
  }
}

/** A name of a medicine with one letter changed or left out. */
function withSlip(name: string, random: Random): string {
  const at = 1 + Math.floor(random.next() * (name.length - 1))
  return name.slice(0, at) + (random.chance(0.5) ? 'n' : '') + name.slice(at + 1)
}
