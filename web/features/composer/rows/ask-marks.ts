import type { SearchMark } from '#contract/medications/safety-choice.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { api } from '../../../lib/calls/api.ts'
import { isPassing } from '../../../lib/calls/query.ts'
import { safetyChoiceCalls } from '../../../lib/calls/safety-choice-calls.ts'
import { areMarksKnown, nameOf, NO_MARKS, shownMarks } from '../../../lib/drafts/search-marks.ts'
import { type CheckedDraft, questionOf } from '../safety/question.ts'

/** Time after which the safety marks of drugs are requested again where no server answered, ms. */
const AGAIN_AFTER = 5000

/** The last request for safety marks as JSON ('' after a failure), and a promise of whether a server answered it. */
let known = ''
let answered = Promise.resolve(true)

/**
 * Asks the server for the drugs that the chosen patient must not take together with the rows of the draft (`SearchMark`). The
 * request is sent before the first letter of a search, so that the first results have their final order, and again when the
 * patient's record changes, because the command palette (Ctrl K) shows the same marks without a request of its own.
 * @param changes number of changes to patient records on this page
 * @param isSearching whether something is typed; only then the request is repeated while no server answers
 * @returns a function that stops the requests
 */
export function askMarks(
  draft: CheckedDraft,
  doctor: string | undefined,
  isSearching: boolean,
  changes: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  const ask = async (): Promise<void> => {
    const isAnswered = await askOnce(draft, doctor, changes)
    if (!isAnswered && isSearching && !isLeft) timer = setTimeout(() => void ask(), AGAIN_AFTER)
  }
  void ask()
  return () => {
    isLeft = true
    clearTimeout(timer)
  }
}

/**
 * Asks the server for the safety marks of search results, once for the same rows. Without an answer the search shows no marks;
 * the findings shown at a row do not depend on the marks.
 */
function askOnce(draft: CheckedDraft, doctor: string | undefined, changes: number): Promise<boolean> {
  const { rows, ...question } = questionOf(draft)
  const plain = rows.map((row) => ({ ...row, instructions: '' }))
  const body = { ...question, rows: plain, ...(doctor === undefined ? {} : { doctor: Number(doctor) }) }
  const asked = JSON.stringify([body, changes])
  if (asked !== known) {
    known = asked
    shownMarks.set(NO_MARKS)
    areMarksKnown.set(question.patient === '')
    answered =
      question.patient === ''
        ? Promise.resolve(true)
        : show(asked, () => api(safetyChoiceCalls.marks, { body }))
  }
  return answered
}

async function show(asked: string, ask: () => Promise<{ marks: SearchMark[] }>): Promise<boolean> {
  try {
    // A typed letter is painted before the safety marks are requested, because only the next search needs the marks.
    await new Promise<void>(afterPaint)
    const { marks } = await ask()
    if (asked !== known) return true
    shownMarks.set(new Map(marks.map((mark) => [nameOf(mark.generic, mark.route), mark])))
    areMarksKnown.set(true)
    return true
  } catch (error) {
    if (asked === known) known = ''
    return !isPassing(error)
  }
}
