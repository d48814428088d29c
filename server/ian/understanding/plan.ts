import type { IanCard, IanContext, IanPlace } from '#contract/ian/ian.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { SeenPatient } from '../records.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import type { IanRefusal } from './refusals/refusals.ts'

/** What the assistant will do about a question. */
export type Plan =
  | {
      kind: 'call'
      call: ToolCall
      /** Patient and drugs that the call uses, which the tools then know. */
      patients: readonly SeenPatient[]
      drugs: readonly Drug[]
      /** Sentences before the answer: what was read differently from how it was written. */
      notes: readonly string[]
      context: IanContext
    }
  | {
      kind: 'ask'
      about: 'patient' | 'drug' | 'presentation' | 'day'
      text: string
      cards: IanCard[]
      context: IanContext
    }
  | {
      kind: 'refuse'
      refusal: IanRefusal
      place: { place: IanPlace; id: string } | null
      context: IanContext
    }
  | { kind: 'unknown'; context: IanContext }
