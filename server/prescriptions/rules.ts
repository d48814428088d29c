import { QTY_PHARMACIST_DECIDES } from '#contract/quantities.ts'
import type { DocumentKind } from '#contract/prescriptions.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import { lastDayToFill } from '#contract/validity.ts'
import { rowRule } from '#knowledge/law/article-226.ts'
import { classesOfProfession, prescriberRule } from '#knowledge/law/prescribers.ts'
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

/**
 * Class rules of article 226 over all rows of a draft, each read from the decision table (mexico.md A4-A6, B9, C1, D2, D3,
 * D4, D8, E2, F1, F3). @throws Problem that names what the law says
 */
export function refuseByClass(items: readonly Item[], profession: string): void {
  const prescriber = prescriberRule(profession)
  const fields: FieldErrors = {}
  for (const [index, item] of items.entries()) {
    const refuse = (field: string, key: string): void => {
      fields[`medications.${index}.${field}`] = [key]
    }
    const rule = rowRule(item)
    if (prescriber?.compendiumOnly && item.compendium === null && item.category !== 'auxiliary_test')
      refuse('presentation', 'compendium-only')
    if (item.refills > rule.maxRefills) refuse('refills', `refills-above:${rule.maxRefills}|${rule.basis}`)
    else if (item.refills > 0 && item.qty >= QTY_PHARMACIST_DECIDES)
      refuse('refills', 'refills-need-quantity')
    const { fraction } = item
    if (fraction === null) continue
    const named = { drug: item.generic, fraction }
    if (!rule.issuable) throw new Problem('class-one-needs-official-pad', { values: named })
    if (!classesOfProfession(profession).includes(fraction)) {
      const basis = prescriber?.basis ?? ''
      throw new Problem('profession-not-allowed', { values: { ...named, basis } })
    }
    // Also of a picked product: what was written over its presentation is what is printed.
    if (rule.contentNeeded && !statesContent(item.presentation))
      refuse('presentation', `content-missing:${fraction}|${rule.basis}`)
    const rows = items.slice(0, index + 1).filter((one) => isSameProduct(one, item))
    const sum = rows.reduce((packages, { qty }) => packages + qty, 0)
    if (item.qty >= QTY_PHARMACIST_DECIDES) {
      if (!rule.quantityInWords) refuse('qty', `quantity-needed:${fraction}|${rule.basis}`)
    } else if (rule.maxQuantity !== null && sum > rule.maxQuantity)
      refuse('qty', `quantity-above:${rule.maxQuantity}|${rule.basis}`)
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}

/** Whether two rows are one product where the law counts products (mexico.md D8): of a free text its substance says so. */
export const isSameProduct = (a: Item, b: Item): boolean =>
  a.drugUpc !== '' && b.drugUpc !== '' ? a.drugUpc === b.drugUpc : a.substance === b.substance

/** "caja con 30 tabletas", "frasco con 20 mL", "c/30": how much one package holds. */
const statesContent = (presentation: string): boolean =>
  /(?:\bcon\b|\bc\/|\bx\b)\s*\d|\d+\s*(?:tab|c[áa]ps|gragea|ampolleta|[áa]mpula|parche|sobre|supositorio|pieza)/i.test(
    presentation,
  )

/** A sheet that holds a class II or III item is signed by hand (mexico.md 1.3). */
export const documentKind = (items: readonly Item[]): DocumentKind =>
  items.some((item) => rowRule(item).document === 'handwritten') ? 'handwritten' : 'electronic'

/** The last day on which all of it can be filled: the earliest of its rows (mexico.md D1, E1, F3). */
export const validUntil = (items: readonly Item[], issuedOn: string): string =>
  lastDayToFill(
    items.map((item) => ({ ...rowRule(item), refills: item.refills, days: item.days })),
    issuedOn,
  ) ?? issuedOn
