import type { AdministrationRoute } from '#contract/medications/administration-route.ts'
import type { Computed } from '#contract/posology/packs/computed-packs.ts'
import type { QuantityDoubt } from '#contract/posology/packs/quantity-doubt.ts'
import type { CompletedReason } from '#contract/posology/complete-reason.ts'
import type { PosologyProblemCode } from '#contract/posology/draft.ts'
import type { Step } from '#contract/posology/step.ts'
import type { SupplyDays } from '#contract/posology/supply.ts'
import type { Choice } from '#contract/posology/two-readings.ts'
import type { InstructionParts } from '#contract/values/prescription-text.ts'

/** How a quantity that differs from the computed one covers the treatment: too short, long enough, or far too long. */
interface RowCoverage {
  kind: 'short' | 'enough' | 'over'
  /** Days that the quantity lasts, and days of the treatment; null where the days are not all alike. */
  days: { lasts: number; of: number } | null
}

/** How long a quantity lasts. `written`: the quantity is not that of the row, but one that the instructions state. */
export type Coverage = RowCoverage | { kind: 'written'; days: SupplyDays }

/**
 * Question before an issue. `as-written`: the instructions were not understood. The other kinds are doubts about the quantity.
 */
export type RowQuestion = 'as-written' | Extract<QuantityDoubt, 'over' | 'many'>

/** Result of the grammar for the instructions of a row. */
export interface RowReading {
  /**
   * Sentence that the patient will read; null while the text is not understood as a whole and is printed as
   * it was typed.
   */
  sentence: string | null
  /** Words that the grammar does not understand, as they were written. */
  unread: string[]
  /** Further faults of the instructions: a contradiction, an impossible dose, a unit in which the dosage form is not taken. */
  faults: (
    | Extract<PosologyProblemCode, 'contradiction' | 'ambiguous' | 'absurd' | 'two-medicines'>
    | 'measure'
  )[]
  /** Two possible meanings of instructions that were not understood with confidence; empty where no two are known. */
  choices: Choice[]
  /** The instructions with the unfinished reason at their end completed ("PRN nau" to "PRN náusea"); null without one. */
  completed: CompletedReason | null
  steps: Step[]
  /** Parts of the instructions that the law requires, as far as the printed text states them. */
  parts: InstructionParts
  route: AdministrationRoute | null
  computed: Computed | null
  /** How the row's quantity compares with the computed one; null where they are equal or one is no number. */
  coverage: Coverage | null
  asks: readonly RowQuestion[]
  /** Word for one package of the product (`caja`); empty where its presentation names none. */
  container: string
  /** Whether the instructions say that the treatment has no end. */
  isEndless: boolean
}
