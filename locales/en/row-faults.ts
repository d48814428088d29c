import type { RowFaultKey } from '#contract/prescription/fault.ts'
import type { FaultValues } from '../es/row-faults.ts'

export const rowFaults: Record<RowFaultKey, (v: FaultValues) => string> = {
  blank: () => 'Write the instructions: dose, frequency and duration.',
  'not-text': () => 'The text has characters that cannot be stored.',
  'too-long': (v) => `The text is too long for the prescription: ${v.value} characters fit.`,
  'too-small': (v) => `Write ${v.value} at least.`,
  'too-large': (v) => `Write ${v.value} at most.`,
  'presentation-missing': () => 'Choose a medicine or write its name.',
  'drug-unknown': () =>
    'This product is no longer in the catalogue. Choose it again or write it as free text.',
  'unstructured-with-code': () => 'Choose it again from the catalogue, or write it as free text.',
  'substance-prohibited': () =>
    'This substance is prohibited (LGS arts. 237 and 245 I): it can’t be prescribed.',
  'drug-misspelt': (v) =>
    `Did you mean “${v.value}”? Correct the name or pick it from the list: what the law asks depends on it.`,
  'presentation-other-drug': () => 'The presentation names another drug than the one picked. Pick it again.',
  'brand-unknown': () => 'The catalogue does not know this brand for this product. Choose it again.',
  'brand-in-public-institution': (v) =>
    `A public institution prescribes by generic name alone (${v.value}). Remove the brand.`,
  'generic-missing': (v) =>
    `Write the generic name: “${v.value}” is a brand and is not enough alone (LGS art. 226).`,
  'dose-missing': () => 'The dose is missing: how much each time, such as «1 tableta».',
  'frequency-missing': () => 'The frequency is missing, such as «cada 8 horas».',
  'duration-missing': () => 'The duration is missing, such as «durante 7 días» or «uso continuo».',
  'antibiotic-days-missing': () => 'The duration in days is missing: an antibiotic always states it.',
  'scale-without-heading': () =>
    'This looks like a scale of insulin by glucose. Put «según glucosa» before it, such as «según glucosa <150: 0 UI, 150-200: 2 UI».',
  'measure-of-form': (v) =>
    `“${v.value}” is no measure of this product (${v.basis}). Write the dose in the unit of the product, or choose the right presentation. If it is dissolved or diluted first, say so in Spanish: “disolver…”.`,
  'drug-in-instructions': (v) =>
    `“${v.value}” has rules of its own: write it in a row of its own. If you only mention it, say why in Spanish: “evitar…”, “ya toma…”.`,
  'drug-in-notes': (v) =>
    `“${v.value}” needs a prescription with rules of its own: write it as a medicine. If you only mention it, say why in Spanish: “ya toma…”, “evitar…”, “alérgico a…”.`,
  'brand-in-notes': (v) =>
    `A public institution prescribes by generic name alone (${v.basis}). Remove “${v.value}” from this text.`,
  'generic-unknown': (v) =>
    `A public institution prescribes by generic name alone (${v.value}), and this name is not recognised. Choose the medicine from the list.`,
  'strength-missing': (v) =>
    `The strength is missing: write it after the name, such as «500 mg», or choose the medicine from the list (${v.value}).`,
  'form-missing': (v) =>
    `The form is missing: write it after the name, such as «tableta» or «jarabe», or choose the medicine from the list (${v.value}).`,
  'end-missing': (v) =>
    `The number of days is missing: class ${v.value} is not prescribed without an end (${v.basis}).`,
  'route-abbreviated': (v) => `Write the route in full instead of “${v.value}”, such as “vía oral”.`,
  'route-unknown': () => 'Choose a route from the list.',
  'route-missing': () => 'Choose the route.',
  'price-format': () => 'The price of this product is not understood. Choose the product again.',
  'compendium-only': () =>
    'By profession, whoever signs prescribes only what has a key of the Compendio Nacional de Insumos para la Salud (LGS art. 28 Bis). Choose another from the catalogue.',
  'content-missing': (v) =>
    `Write the content of the package: class ${v.value} asks for it, such as «caja con 30 tabletas» (${v.basis}).`,
  'quantity-needed': (v) =>
    v.value === ''
      ? `Choose the quantity of ${v.drug} as a number: its class is not known.`
      : `Choose the quantity of ${v.drug}: class ${v.value} states it as a number.`,
  'quantity-above': (v) => `The law allows at most ${v.value} packages.`,
  'refills-above': (v) =>
    v.value === '0'
      ? `This medicine is not refilled on the same prescription (${v.basis}).`
      : `It can be refilled ${v.value} times at most (${v.basis}).`,
  'refills-need-quantity': () => 'To allow refills, choose the quantity of each time as a number.',
  'series-not-allowed': (v) => `This medicine cannot be in a series of prescriptions (${v.value}).`,
  'series-with-refills': () => 'A series has no refills: each prescription of the series is one.',
}
