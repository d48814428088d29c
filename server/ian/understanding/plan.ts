import type { IanCard, IanContext, IanPlace } from '#contract/ian/ian.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { SeenPatient } from '../records.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import type { IanRefusal } from './refusals/refusals.ts'

/** What the AI assistant will do to answer a question. */
export type Plan =
  | {
      kind: 'call'
      call: ToolCall
      /** Patients and drugs that the tool call uses, so that the tools accept them. */
      patients: readonly SeenPatient[]
      drugs: readonly Drug[]
      /** Sentences before the answer that tell what was understood in another way than it was written. */
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
