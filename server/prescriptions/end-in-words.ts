import { EndReason } from '#contract/prescription-acts.ts'
import { UndoReason } from '#contract/undo.ts'
import { type Language, languages } from '#locales/locale.ts'
import type { PrescriptionState } from './stored-prescription.ts'
import { endReasonTexts, prescriptionTexts } from './texts.ts'

const UNDONE = 'undone:'

/**
 * Reason for which a prescription ended, in a language. The stored reason is in the language in which the prescription was
 * ended. The reason is translated if its code is known and the stored text has the words of that code. Any other text, such
 * as the free text of a pharmacy, is returned as it is stored.
 */
export function endInWords(
  {
    end_reason: code,
    reason_of_rejected: stored,
  }: Pick<PrescriptionState, 'end_reason' | 'reason_of_rejected'>,
  language: Language,
): string {
  const t = endReasonTexts(language)
  if (code.startsWith(UNDONE)) {
    const why = UndoReason.safeParse(code.slice(UNDONE.length))
    return why.success ? prescriptionTexts(language).undone[why.data] : stored
  }
  if (code === 'replaced') {
    const by = firstOf((written) => restAfter(written.replaced(''), stored))
    return by === undefined ? stored : t.replaced(by)
  }
  const reason = EndReason.safeParse(code)
  // A cancellation with the reason `other` is stored with the doctor's note alone.
  if (!reason.success || reason.data === 'other') return stored
  const words = t.reasons[reason.data]
  const note = firstOf(({ reasons, withNote }) => {
    const own = reasons[reason.data]
    return stored === own ? '' : restAfter(withNote(own, ''), stored)
  })
  if (note === undefined) return stored
  return note === '' ? words : t.withNote(words, note)
}

/** Calls a function with the texts of each language in turn, and returns the first result that is not undefined. */
const firstOf = (read: (t: ReturnType<typeof endReasonTexts>) => string | undefined): string | undefined =>
  languages.map((one) => read(endReasonTexts(one))).find((found) => found !== undefined)

const restAfter = (beginning: string, text: string): string | undefined =>
  text.startsWith(beginning) ? text.slice(beginning.length) : undefined
