import type { EndReason } from '#contract/prescription-acts.ts'
import type { useForm } from '../../../lib/form.ts'

/** Values of a form that asks for a reason. */
export interface ReasonValues extends Record<string, string> {
  reason: string
  note: string
}

export const emptyReason: ReasonValues = { reason: '', note: '' }

export type ReasonForm = Pick<ReturnType<typeof useForm<ReasonValues>>, 'field' | 'values'>

/** Error sentences for a form that asks for a reason, where the reason or its note is missing. */
export const checkReason = (
  { reason, note }: ReasonValues,
  texts: { reasonBlank: string; otherBlank: string },
): { reason: string | undefined; note: string | undefined } => ({
  reason: reason ? undefined : texts.reasonBlank,
  note: reason !== 'other' || note.trim() ? undefined : texts.otherBlank,
})

/** A reason as the request sends it. The form's list holds the contract's codes and nothing else. */
export const reasonBody = ({ reason, note }: ReasonValues): { reason: EndReason; note: string } => ({
  reason: reason as EndReason,
  note: note.trim(),
})
