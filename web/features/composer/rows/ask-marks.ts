import type { SearchMark } from '#contract/medications/safety-choice.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { api } from '../../../lib/calls/api.ts'
import { safetyChoiceCalls } from '../../../lib/calls/safety-choice-calls.ts'
import { recordChanges } from '../../../lib/drafts/record-changes.ts'
import { type CheckedDraft, questionOf } from '../safety/question.ts'
import { areMarksKnown, type MarksByDrug, NO_MARKS, shownMarks } from './search-marks.ts'

let known = ''

/**
 * Asks for the marks of the chosen patient beside the rows of the draft, once for the same rows. Without an answer the
 * search shows no marks: the checks of the row still say what they find.
 */
export async function askMarks(draft: CheckedDraft, doctor: string | undefined): Promise<void> {
  const { rows, ...question } = questionOf(draft)
  const plain = rows.map((row) => ({ ...row, instructions: '' }))
  const body = { ...question, rows: plain, ...(doctor === undefined ? {} : { doctor: Number(doctor) }) }
  const asked = JSON.stringify([body, recordChanges.get()])
  if (asked === known) return
  known = asked
  shownMarks.set(NO_MARKS)
  areMarksKnown.set(question.patient === '')
  if (question.patient === '') return
  try {
    const { marks } = await api(safetyChoiceCalls.marks, { body })
    if (asked !== known) return
    shownMarks.set(new Map(marks.map((mark) => [nameOf(mark.generic, mark.route), mark])))
    areMarksKnown.set(true)
  } catch {
    if (asked === known) known = ''
  }
}

const nameOf = (generic: string, route: string): string => `${generic}|${route}`

export const markOf = (marks: MarksByDrug, { generic, route }: Drug): SearchMark | undefined =>
  marks.get(nameOf(generic, route))

/** Results with those that would stop the issue last; the order of equals stays. */
export const contraindicatedLast = (drugs: readonly Drug[], marks: MarksByDrug): Drug[] => {
  const stops = (drug: Drug): boolean => markOf(marks, drug)?.stops === true
  return [...drugs.filter((drug) => !stops(drug)), ...drugs.filter(stops)]
}
