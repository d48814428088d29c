import { packsInWords } from '../spanish-packs.ts'
import { routeName } from './route-name.ts'

/** A number of packages, and the values from which it was computed. */
export interface Computed {
  packs: number
  container: string
  total: number
  each: number
  unit: { es: [string, string]; en: [string, string] }
}
const counted = new Intl.NumberFormat('es-MX')
const unitsOf = (n: number, [one, many]: [string, string]): string =>
  `${counted.format(n)} ${n === 1 ? one : many}`
const packsOf = (n: number, container: string): string => packsInWords(n, container, counted.format(n))

/** How long the chosen quantity of a medicine lasts, compared with its treatment. */
export interface Coverage {
  kind: 'short' | 'enough' | 'over'
  days: { lasts: number; of: number } | null
}

/** Texts of a medicine in the composer; they are loaded with the first medicine of a draft. */
export const texts = {
  unstructured: 'Texto libre',
  unstructuredHelp: 'No está en el catálogo: nadie comprueba su dosis ni sus interacciones.',
  unstructuredKnown: (generic: string) => `Texto libre: se reconoce ${generic}.`,
  unstructuredUnchecked: 'Texto libre: todavía no se revisa, falta el catálogo.',
  generic: 'Denominación genérica',
  genericHint: 'Escríbala si arriba puso solo la marca.',
  changeDrug: (drug: string) => `Cambiar ${drug}`,
  changePlaceholder: 'Cambiar por otro medicamento: genérico o marca',
  keepDrug: 'No cambiar',
  change: 'Cambiar de medicamento',
  more: 'Más',
  moreOf: (drug: string) => `Más de ${drug}`,
  fields: 'Llenar con campos',
  fieldsOf: (drug: string) => `Llenar con campos las indicaciones de ${drug}`,
  complete: 'Dosis, frecuencia y duración completas.',
  readWhole: 'Leer todo',
  foldAgain: 'Plegar',
  /** Text for screen readers that completes the button labels `readWhole` and `foldAgain`. */
  instructionsOf: (drug: string) => `en las indicaciones de ${drug}`,
  patientReads: 'El paciente leerá:',
  unread: (words: readonly string[]) =>
    `No se entiende ${words.map((one) => `«${one}»`).join(', ')}: se imprime como está escrito.`,
  faults: {
    contradiction: 'Las indicaciones se contradicen. Revíselas: se imprimen como están escritas.',
    ambiguous:
      'Se puede leer de dos maneras. Escríbalo con más detalle, por ejemplo «1 tableta 2 veces al día».',
    'two-medicines':
      'Son dos insulinas. Escriba cada una en su propio renglón: se imprimen como están escritas.',
    measure:
      'Esa medida no va con la forma del producto (por ejemplo, cápsulas de una caja de tabletas). Revise el producto o la dosis.',
    absurd: 'La dosis o la frecuencia no parece posible. Revísela: se imprime como está escrita.',
  },
  chooseReading: 'Se puede leer de dos maneras. Elija una:',
  /** Sentence on a quantity that differs from the computed one: how long it lasts, or how many packages the treatment takes. */
  coverage: (c: Coverage, qty: number, of: Computed) => {
    const packs = packsOf(qty, of.container)
    if (c.kind === 'over')
      return `${packs} son más del doble del tratamiento (${packsOf(of.packs, of.container)}).`
    return c.days
      ? `Alcanza para ${counted.format(c.days.lasts)} de ${c.days.of === 1 ? '1 día' : `${counted.format(c.days.of)} días`}.`
      : `${packs}: el tratamiento lleva ${packsOf(of.packs, of.container)}.`
  },
  /** Sentence on a quantity that the instructions state beside a shorter treatment. */
  supplyLasts: ({ lasts, of }: { lasts: number; of: number }) =>
    `La cantidad escrita alcanza para ${counted.format(lasts)} días; el tratamiento dura ${counted.format(of)}.`,
  takeComputed: (c: Computed) => `Usar ${packsOf(c.packs, c.container)}`,
  /** Sentence on how the number of packages was computed: "21 tabletas = 2 cajas de 12". */
  computed: (c: Computed) =>
    `${unitsOf(c.total, c.unit.es)} = ${packsOf(c.packs, c.container)} de ${counted.format(c.each)}`,
  /** Label of the button that offers another box of the same product: "Cambiar por 1 caja de 30 tabletas". */
  otherBox: (c: Computed) => `Cambiar por ${packsOf(c.packs, c.container)} de ${unitsOf(c.each, c.unit.es)}`,
  hints: {
    blank: 'Escriba dosis, frecuencia y duración.',
  },
  /** `day` is the day on which the doctor last prescribed the medicine. */
  lastDose: (day: string) => `Así lo recetó la última vez, el ${day}.`,
  takeLastDose: 'Usar igual',
  takeKey: 'Tab',
  route: (drug: string) => `Vía de ${drug}`,
  routeName,
  routeChoice: (route: string) => `Vía ${route}`,
  routeNone: 'Elija la vía',
  quantity: (drug: string) => `Cantidad de ${drug}`,
  quantityNone: 'Cantidad',
  /** Labels of the special quantities 1000 (the pharmacist decides) and 1001 (without end). */
  quantityPharmacist: 'Lo decide la farmacia',
  pharmacistDecides: 'La cantidad la decide la farmacia.',
  quantityWithoutEnd: 'Sin suspender',
  packages: packsOf,
  quantityOther: 'Otra cantidad',
  quantityNumber: 'Número',
  quantityList: 'Elegir de la lista',
  quantityListOf: (drug: string) => `Elegir de la lista la cantidad de ${drug}`,
  refills: (drug: string) => `Resurtidos de ${drug}`,
  refillsChoice: (times: number) =>
    times === 0 ? 'Sin resurtir' : times === 1 ? 'Se resurte 1 vez' : `Se resurte ${times} veces`,
  refillsNone: 'No se resurte.',
  refillsWhy: 'Por qué',
  noSubstitution: 'No sustituir',
  up: 'Subir',
  down: 'Bajar',
  moveUp: (drug: string) => `Subir ${drug}`,
  moveDown: (drug: string) => `Bajar ${drug}`,
  removeRow: 'Quitar',
  remove: (drug: string) => `Quitar ${drug}`,
  willSplit: (documents: number) =>
    `Se emitirán ${documents} recetas: lo controlado y lo que no está en el catálogo van en la suya.`,
  findingsOf: (drug: string) => `Advertencias de ${drug}`,
  classOne: 'Fracción I: solo se prescribe en el recetario especial de COFEPRIS. Aquí no se puede emitir.',
  goesAlone: (fraction: string) => `Fracción ${fraction}: va aparte y se firma a mano.`,
  unknownByHand: 'No está en el catálogo: no se revisa y se firma a mano.',
  unknownWhy: 'Por qué',
  unknownMeans:
    'Nadie comprueba su dosis ni sus interacciones. Va en una hoja aparte, que se firma a mano y no se surte con el código.',
  writeGeneric: 'Escribir su denominación genérica',
  handwritten: (fraction: string) => `Fracción ${fraction}: se imprime para firmarla a mano.`,
}
export type Texts = typeof texts
