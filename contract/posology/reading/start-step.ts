import { newDraft, type Reader } from '../draft.ts'

/** Begins the next step of a course. */
export function startStep(reader: Reader): void {
  reader.drafts.push(newDraft())
}
