/**
 * Keys of the faults of a row, and of the sentences that describe the faults. In a fault, the values of its sentence follow
 * a colon.
 */
export const ROW_FAULTS = [
  'blank',
  'not-text',
  'too-long',
  'too-small',
  'too-large',
  'presentation-missing',
  'drug-unknown',
  'unstructured-with-code',
  'substance-prohibited',
  'drug-misspelt',
  'presentation-other-drug',
  'brand-unknown',
  'brand-in-public-institution',
  'generic-missing',
  'dose-missing',
  'frequency-missing',
  'duration-missing',
  'antibiotic-days-missing',
  'measure-of-form',
  'scale-without-heading',
  'drug-in-instructions',
  'drug-in-notes',
  'brand-in-notes',
  'generic-unknown',
  'strength-missing',
  'form-missing',
  'end-missing',
  'route-abbreviated',
  'route-unknown',
  'route-missing',
  'price-format',
  'compendium-only',
  'content-missing',
  'quantity-needed',
  'quantity-above',
  'refills-above',
  'refills-need-quantity',
  'series-not-allowed',
  'series-with-refills',
] as const
export type RowFaultKey = (typeof ROW_FAULTS)[number]

/** A fault with its values: `dose-missing:RIS art. 30`, `quantity-above:2|LGS art. 226 II`. */
export type RowFault = RowFaultKey | `${RowFaultKey}:${string}`

/** Reports a fault of a row: the field and the fault. */
export type Refuse = (
  field:
    | 'presentation'
    | 'generic'
    | 'brand'
    | 'drug_upc'
    | 'instructions'
    | 'via'
    | 'qty'
    | 'refills'
    | 'price'
    | 'qty_label'
    | 'keyword',
  fault: RowFault,
) => void

const isRowFaultKey = (key: string): key is RowFaultKey => ROW_FAULTS.some((one) => one === key)

/** Splits a fault of a row, `key:value|basis`, into its parts; null for a text that is no fault of a row. */
export function readFault(fault: string): { key: RowFaultKey; value: string; basis: string } | null {
  const colon = fault.indexOf(':')
  const key = colon < 0 ? fault : fault.slice(0, colon)
  const [value = '', basis = ''] = colon < 0 ? [] : fault.slice(colon + 1).split('|')
  return isRowFaultKey(key) ? { key, value, basis } : null
}
