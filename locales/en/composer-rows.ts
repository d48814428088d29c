import type { Texts } from '../es/composer-rows.ts'
import { routeName } from './route-name.ts'

const counted = new Intl.NumberFormat('en-US')
const unitsOf = (n: number, [one, many]: [string, string]): string =>
  `${counted.format(n)} ${n === 1 ? one : many}`

const packsOf = (n: number): string => `${counted.format(n)} ${n === 1 ? 'pack' : 'packs'}`

export const texts: Texts = {
  unstructured: 'Free text',
  unstructuredHelp: 'It is not in the catalogue: nobody checks its dose or its interactions.',
  unstructuredKnown: (generic) => `Free text: ${generic} is recognised.`,
  unstructuredUnchecked: 'Free text: not checked yet, the catalogue is missing.',
  generic: 'Generic name',
  genericHint: 'Write it if you gave only the brand above.',
  changeDrug: (drug) => `Change ${drug}`,
  changePlaceholder: 'Change to another medicine: generic or brand',
  keepDrug: 'Don’t change',
  change: 'Change the medicine',
  more: 'More',
  moreOf: (drug) => `More of ${drug}`,
  fields: 'Fill in with fields',
  fieldsOf: (drug) => `Fill in the instructions for ${drug} with fields`,
  complete: 'Dose, frequency and duration complete.',
  readWhole: 'Read it all',
  foldAgain: 'Fold',
  instructionsOf: (drug) => `in the instructions for ${drug}`,
  patientReads: 'The patient will read:',
  unread: (words) =>
    `${words.map((one) => `“${one}”`).join(', ')} is not understood: it is printed as written.`,
  faults: {
    contradiction: 'The instructions contradict themselves. Check them: they are printed as written.',
    ambiguous: 'This can be read in two ways. Say it in more detail, for example “1 tableta 2 veces al día”.',
    'two-medicines': 'These are two insulins. Write each in a row of its own: they are printed as written.',
    measure:
      'That measure does not fit the form of the product (capsules of a box of tablets, say). Check the product or the dose.',
    absurd: 'The dose or the frequency does not look possible. Check it: it is printed as written.',
  },
  chooseReading: 'This can be read in two ways. Choose one:',
  coverage: (c, qty, of) => {
    if (c.kind === 'over') return `${packsOf(qty)} is more than twice the treatment (${packsOf(of.packs)}).`
    return c.days
      ? `Enough for ${counted.format(c.days.lasts)} of ${c.days.of === 1 ? '1 day' : `${counted.format(c.days.of)} days`}.`
      : `${packsOf(qty)}: the treatment takes ${packsOf(of.packs)}.`
  },
  supplyLasts: ({ lasts, of }) =>
    `The quantity that you wrote lasts ${counted.format(lasts)} days; the treatment takes ${counted.format(of)}.`,
  takeComputed: (c) => `Use ${packsOf(c.packs)}`,
  computed: (c) =>
    `${unitsOf(c.total, c.unit.en)} = ${c.packs} ${c.packs === 1 ? 'pack' : 'packs'} of ${counted.format(c.each)}`,
  otherBox: (c) =>
    `Change to ${c.packs} ${c.packs === 1 ? 'pack' : 'packs'} of ${unitsOf(c.each, c.unit.en)}`,
  lastDose: (day: string) => `As you prescribed it last, on ${day}.`,
  takeLastDose: 'Use the same',
  takeKey: 'Tab',
  hints: {
    blank: 'Write dose, frequency and duration, in Spanish.',
  },
  route: (drug) => `Route of ${drug}`,
  routeName,
  routeChoice: (route) => `Route: ${routeName(route)}`,
  routeNone: 'Choose route',
  quantity: (drug) => `Quantity of ${drug}`,
  quantityNone: 'Quantity',
  quantityPharmacist: 'Pharmacy decides',
  pharmacistDecides: 'The pharmacy decides on the quantity.',
  quantityWithoutEnd: 'Without interruption',
  packages: (count) => packsOf(count),
  quantityOther: 'Another quantity',
  quantityNumber: 'Number',
  quantityList: 'Choose from the list',
  quantityListOf: (drug) => `Choose the quantity of ${drug} from the list`,
  refills: (drug) => `Refills of ${drug}`,
  refillsChoice: (times) =>
    times === 0 ? 'No refills' : times === 1 ? 'Refilled once' : `Refilled ${times} times`,
  refillsNone: 'Not refilled.',
  refillsWhy: 'Why',
  noSubstitution: 'Don’t substitute',
  up: 'Move up',
  down: 'Move down',
  moveUp: (drug) => `Move ${drug} up`,
  moveDown: (drug) => `Move ${drug} down`,
  removeRow: 'Remove',
  remove: (drug) => `Remove ${drug}`,
  willSplit: (documents) =>
    `${documents} prescriptions will be issued: controlled medicines and those outside the catalogue go on their own.`,
  findingsOf: (drug) => `Warnings for ${drug}`,
  classOne: 'Class I: prescribed on COFEPRIS’s special pad only. It can’t be issued here.',
  goesAlone: (fraction) => `Class ${fraction}: printed separately, signed by hand.`,
  handwritten: (fraction) => `Class ${fraction}: printed to be signed by hand.`,
  unknownByHand: 'Not in the catalogue: it is not checked, and is signed by hand.',
  unknownWhy: 'Why',
  unknownMeans:
    'Nobody checks its dose or its interactions. It goes on a separate sheet, which is signed by hand and is not filled with the code.',
  writeGeneric: 'Write its generic name',
}
