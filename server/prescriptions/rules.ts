import { QTY_PHARMACIST_DECIDES } from '#contract/quantities.ts'
import type { DocumentKind } from '#contract/prescriptions.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { classRule } from '#knowledge/law/article-226.ts'
import { classesOfProfession, prescriberRule } from '#knowledge/law/prescribers.ts'
import { addDays, addMonths } from '../time.ts'
import type { Item } from './item.ts'

/** What a prescriber must have to issue at all. */
export interface Prescriber {
  name: string
  profession: string
  cedula: string
  institution: string
  phone: string
  specialty_verified: boolean
}

/** mexico.md A1-A3, A8 and B1, in the order in which a doctor can mend them. @throws Problem */
export function refusePrescriber(p: Prescriber): void {
  if (p.cedula === '') throw new Problem('licence-missing')
  if (!p.specialty_verified) throw new Problem('licence-unverified')
  const rule = prescriberRule(p.profession)
  if (!rule) throw new Problem('profession-not-allowed')
  // Every patient here is a person (mexico.md A7).
  if (rule.patients === 'animals') throw new Problem('animal-patient-needed')
}

/**
 * What of a specialty is announced: nothing without its own licence (mexico.md A9), and its certificate only while it is
 * in force (A10).
 */
export function announcedSpecialty(
  p: { specialty: string; specialty_cedula: string; specialty_until: string | null },
  day: string,
): { specialty: string; specialty_cedula: string; specialty_until?: string } {
  if (p.specialty === '' || p.specialty_cedula === '') return { specialty: '', specialty_cedula: '' }
  const { specialty, specialty_cedula } = p
  const isInForce = p.specialty_until !== null && p.specialty_until >= day
  return { specialty, specialty_cedula, ...(isInForce ? { specialty_until: p.specialty_until ?? '' } : {}) }
}

/** Names of what the sheet must show and does not have (mexico.md B1). */
export function missingOfPrescriber(p: Prescriber, place: { location: string }): string[] {
  const parts: [string, string][] = [
    ['name', p.name],
    ['institution', p.institution],
    ['phone', p.phone],
    ['location', place.location],
  ]
  return parts.filter(([, value]) => value.trim() === '').map(([name]) => name)
}

/** Class rules of article 226 over all rows (mexico.md A4-A6, B9, C1, D2, D7, D8). @throws Problem */
export function refuseByClass(items: readonly Item[], profession: string): void {
  const allowed = classesOfProfession(profession)
  const compendiumOnly = prescriberRule(profession)?.compendiumOnly ?? false
  const fields: FieldErrors = {}
  const packages = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    if (compendiumOnly && item.compendium === null && item.category !== 'auxiliary_test')
      fields[`medications.${index}.presentation`] = ['compendium-only']
    if (item.fraction === null) continue
    const rule = classRule(item.fraction)
    if (!rule.issuable) throw new Problem('class-one-needs-official-pad', { values: { drug: item.generic } })
    if (!allowed.includes(item.fraction)) throw new Problem('profession-not-allowed')
    if (rule.alone && items.length > 1) {
      throw new Problem('controlled-goes-alone', { values: { drug: item.generic, fraction: item.fraction } })
    }
    const path = `medications.${index}.qty`
    if (item.qty >= QTY_PHARMACIST_DECIDES && !rule.quantityInWords)
      fields[path] = [`quantity-needed:${item.fraction}`]
    const product = item.drugUpc || item.generic
    const sum = (packages.get(product) ?? 0) + item.qty
    packages.set(product, sum)
    if (rule.maxQuantity !== null && item.qty < QTY_PHARMACIST_DECIDES && sum > rule.maxQuantity) {
      fields[path] = [`quantity-above:${rule.maxQuantity}`]
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}

/** A sheet that holds a class II or III item is signed by hand (mexico.md 1.3). */
export const documentKind = (items: readonly Item[]): DocumentKind =>
  items.some((i) => i.fraction !== null && classRule(i.fraction).document === 'handwritten')
    ? 'handwritten'
    : 'electronic'

/** For a text that the catalogue does not know, the class that asks least of a prescription drug. */
const CLASS_OF_UNKNOWN = 'IV'

/** The last day on which all of it can be filled: the earliest of its rows (mexico.md D1, E1, F3). */
export function validUntil(items: readonly Item[], issuedOn: string): string {
  const days = items.map((item) => {
    if (item.antibiotic && item.days !== null) return addDays(issuedOn, item.days)
    const { validity } = classRule(item.fraction ?? CLASS_OF_UNKNOWN)
    return 'months' in validity ? addMonths(issuedOn, validity.months) : addDays(issuedOn, validity.days)
  })
  return days.toSorted()[0] ?? issuedOn
}
