import { normalize } from '../values/normalize.ts'
import { kindsOfForm, type FormKind } from './kind-of-form.ts'
import type { Posology } from './parse.ts'
import { isPoured } from './units.ts'

const TABLETS = ['tableta', 'comprimido', 'pastilla', 'gragea']
const CAPSULES = ['cápsula', 'perla']
const PIECES = [...TABLETS, ...CAPSULES, 'trocisco', 'gomita']
const POURED = ['ml', 'l', 'gota', 'cucharadita', 'cucharada', 'gotero']
const PUFFED = ['disparo', 'inhalación', 'atomización']
const INSERTED = ['supositorio', 'óvulo']
const PENS = ['inyección', 'pluma prellenada', 'jeringa prellenada']
const INJECTED = ['ampolleta', 'frasco ámpula', ...PENS]

/**
 * Units in which a kind of pharmaceutical form is never taken, and units that are unusual for it but possible. Other units
 * are usual.
 */
interface Units {
  never: readonly string[]
  unusual: readonly string[]
}

const DEVICE: Units = {
  never: [
    ...PIECES,
    ...POURED,
    ...PUFFED,
    ...INSERTED,
    ...PENS,
    'parche',
    'cm',
    'ampolleta',
    'frasco ámpula',
  ],
  unusual: [],
}

const UNITS: Readonly<Record<FormKind, Units>> = {
  // For a box of tablets, "tomar 1 cápsula" makes the patient ask which of the two is wrong.
  tableta: {
    never: [...POURED, ...PUFFED, 'supositorio', 'parche', 'cm', ...INJECTED],
    unusual: ['medida', 'tapa', 'óvulo', ...CAPSULES],
  },
  // Doctors also write the volume of water in which a tablet is dissolved: "100 ml".
  'tableta soluble': {
    never: [...PUFFED, 'supositorio', 'parche', 'cm', ...INJECTED],
    unusual: [...POURED, 'medida', 'tapa', 'óvulo', ...CAPSULES],
  },
  // Doctors also write "1 óvulo" for a vaginal tablet or capsule.
  'tableta vaginal': {
    never: [...POURED, ...PUFFED, 'parche', 'cm', ...INJECTED],
    unusual: ['medida', 'tapa', 'supositorio'],
  },
  // The powder of some capsules is inhaled.
  cápsula: {
    never: [...POURED, 'supositorio', 'parche', 'cm', ...INJECTED],
    unusual: ['medida', 'tapa', 'óvulo', ...PUFFED, ...TABLETS],
  },
  trocisco: { never: [...POURED, ...PUFFED, 'parche', 'cm', ...INJECTED], unusual: INSERTED },
  'polvo para inhalación': {
    never: [...TABLETS, ...POURED, ...INSERTED, 'parche', 'cm', ...PENS],
    unusual: [],
  },
  // The powder of some inhalers is in capsules.
  inhalador: {
    never: [...TABLETS, ...POURED, ...INSERTED, 'parche', 'cm', ...PENS],
    unusual: CAPSULES,
  },
  aerosol: {
    never: [...PIECES, ...INSERTED, 'parche', 'cucharadita', 'cucharada', ...PENS],
    unusual: ['cm', 'ampolleta', 'frasco ámpula'],
  },
  jarabe: { never: [...PIECES, ...PUFFED, ...INSERTED, 'parche', 'cm', ...PENS], unusual: [] },
  líquido: { never: [...PIECES, ...INSERTED, 'parche', 'pluma prellenada'], unusual: [] },
  // Specialists also prescribe injectable solutions to be nebulised, dropped into an eye or drunk.
  inyectable: {
    never: [...PIECES, ...INSERTED, 'parche'],
    unusual: ['gota', 'cucharadita', 'cucharada', ...PUFFED, 'cm'],
  },
  supositorio: { never: [...PIECES, ...POURED, ...PUFFED, 'parche', 'cm', ...INJECTED], unusual: ['óvulo'] },
  óvulo: {
    never: [...POURED, ...PUFFED, 'parche', 'cm', ...INJECTED],
    unusual: [...PIECES, 'supositorio'],
  },
  parche: { never: [...PIECES, ...POURED, ...PUFFED, ...INSERTED, ...INJECTED], unusual: [] },
  crema: {
    never: [...PIECES, 'inhalación', 'inyección', 'pluma prellenada'],
    unusual: [...INSERTED, 'parche'],
  },
  // A device, such as an implant, is inserted as a whole, by the doctor or the patient.
  implante: DEVICE,
  'anillo vaginal': DEVICE,
  'dispositivo intrauterino': DEVICE,
}

/** Words by which a solid becomes a liquid before it is given: "disolver 1 tableta en 10 ml y dar 5 ml". */
const PREPARED =
  /\b(?:disolv|disuel|dilu|tritur|machac|macer|pulver|moler|molid|mezcl|prepar|reconstitu|deshac|deshe|desmenuz|licu|suspension|jarabe|solucion|perfor|puncion|exprim|contenido|en (?:\d+ ?ml (?:de )?)?(?:agua|leche|jugo|te)\b)/

export interface OddMeasure {
  unit: string
  form: FormKind
  /** Whether the product is never taken in the unit; false where the unit is only unusual. */
  never: boolean
}

/**
 * The first unit of the instructions that does not fit the product's form, such as millilitres of a tableta. A unit
 * is reported as impossible, and not only as unusual, where the instructions do not say that the product is
 * dissolved or diluted first, and where they either were understood or do not name the form.
 * @param form the product's form, or the words of its presentation before the package: `Ambroxol tableta 30 mg`
 * @returns null when every unit is usual, or the form is not known
 */
export function oddMeasure(
  { steps, confident }: Pick<Posology, 'steps' | 'confident'>,
  instructions: string,
  form: string,
): OddMeasure | null {
  const used = steps.flatMap(({ dose, most }) => [dose?.unit, most?.unit]).filter((unit) => unit != null)
  const kind = used.length > 0 ? kindOf(form) : null
  if (kind === null) return null
  const { never, unusual } = UNITS[kind]
  const isSure = (unit: string): boolean =>
    never.includes(unit) &&
    !(isPoured(unit) && PREPARED.test(normalize(instructions))) &&
    (confident || !kindsOfForm(instructions).includes(kind))
  const sure = used.find(isSure)
  if (sure !== undefined) return { unit: sure, form: kind, never: true }
  const odd = used.find((unit) => never.includes(unit) || unusual.includes(unit))
  return odd === undefined ? null : { unit: odd, form: kind, never: false }
}

/** The kind of a form; null where the words name none, or two that exclude each other. */
function kindOf(form: string): FormKind | null {
  const [kind = null, second] = kindsOfForm(form)
  return second === undefined ? kind : null
}
