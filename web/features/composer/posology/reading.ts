import type { AdministrationRoute } from '#contract/medications/administration-route.ts'
import type { PosologyProblemCode } from '#contract/posology/draft.ts'
import type { Step } from '#contract/posology/step.ts'
import type { InstructionParts } from '#contract/values/prescription-text.ts'

/** How a quantity of packages was come by. */
export interface Computed {
  packs: number
  /** `caja`, `frasco`: the word of the presentation. */
  container: string
  /** What the whole treatment takes, in the package's own unit. */
  total: number
  /** What one package holds. */
  each: number
  /** Its name for one and for many. */
  unit: { es: [string, string]; en: [string, string] }
}

/** What the grammar of instructions makes of a row. */
export interface RowReading {
  /** What the patient will read; null while the text is not understood as a whole and is printed as it was typed. */
  sentence: string | null
  /** Words that mean nothing to the grammar, as they were written. */
  unread: string[]
  /** What else stands against it: a contradiction, an impossible dose, a measure that the form is not taken in. */
  faults: (Extract<PosologyProblemCode, 'contradiction' | 'ambiguous' | 'absurd'> | 'measure')[]
  steps: Step[]
  /** What the law asks for, of the words that will be printed. */
  parts: InstructionParts
  route: AdministrationRoute | null
  computed: Computed | null
  /** It says that the treatment has no end. */
  isEndless: boolean
}
