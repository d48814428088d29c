import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Override } from '#contract/safety.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { query } from '../../../lib/calls/query.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import type { OwnDraft } from '../session/use-own-draft.ts'
import type { Workplace } from '../place/use-workplace.ts'
import { dueChange } from '../rows/quantity/follow.ts'
import { isStopped } from '../safety/is-stopped.ts'
import type { Issuing } from './use-issue.ts'
import { unusualOf } from './unusual.ts'

interface Confirming extends OwnDraft {
  workplace: Workplace
  issuing: Pick<Issuing, 'check' | 'issue'>
  /** Callback: the draft changed while its issue was being prepared, so the doctor has to issue again. */
  onOther: () => void
}

export type ConfirmedIssue = ReturnType<typeof useConfirmedIssue>

const TOUCHES = ['keydown', 'pointerdown', 'input'] as const

/**
 * Issues the prescription at once, or after a question to the doctor. The doctor is asked about rows whose text was not
 * understood or whose quantity is unusual, and about a clinic or way of delivery other than in the doctor's last prescription.
 * Where the safety checks ask for reasons as well, one dialog has both questions.
 */
export function useConfirmedIssue(confirming: Confirming) {
  const { desk, state, dispatch, workplace, issuing, onOther } = confirming
  const { words: written } = state
  const { draft, place } = workplace
  const isPlaceComing = workplace.locations.isPending
  const recent = useQuery(query(prescriptionCalls.list, { query: { limit: 1 } }))
  const [asking, setAsking] = useState<'place' | 'place-and-reasons'>()
  /** Rows of the open question to the doctor; `passed` has the rows, as JSON, that the doctor has confirmed. */
  const [doubted, setDoubted] = useState<readonly Row[]>([])
  const passed = useRef('')
  const unusual = asking ? unusualOf(draft, place, recent.data?.results[0]) : null
  /**
   * Draft, as JSON, that the doctor asked to issue before the place was known, and whether the doctor has touched a control
   * since. Changes that the page itself computes from the same content do not count as a touch.
   */
  const wished = useRef<{ words: string; isTouched: boolean }>(undefined)
  useEffect(() => {
    const touch = (event: Event) => {
      const isHeld = event instanceof KeyboardEvent && event.repeat
      if (wished.current && !isHeld) wished.current.isTouched = true
    }
    // The listener is registered for the capture phase, so that it runs before the press on the issue button sets `wished`: that
    // press is no touch.
    for (const name of TOUCHES) addEventListener(name, touch, true)
    return () => {
      for (const name of TOUCHES) removeEventListener(name, touch, true)
    }
  }, [])
  const run = async (isPassing = false) => {
    if (asking || (doubted.length > 0 && !isPassing)) return
    wished.current =
      !place && isPlaceComing ? { words: JSON.stringify(written), isTouched: false } : undefined
    const before = desk.get()
    if (!(await issuing.check())) return
    // Waits for the doctor's latest prescription, with which the draft is compared, where the request for it has no answer
    // yet. Without a network no answer can come.
    const isKnown = recent.data !== undefined || !navigator.onLine
    const { data } = isKnown ? recent : await recent.refetch({ cancelRefetch: false })
    const now = desk.get()
    const isOther = now.edits !== before.edits || now.words.idempotencyKey !== before.words.idempotencyKey
    // The update of a row's quantity from its instructions may not have been applied yet.
    const late = now.words.rows.filter(dueChange)
    for (const row of late)
      dispatch({ kind: 'change-row', key: row.key, change: dueChange(row)!, follows: true })
    const doubts = draft.rows.filter((row) => readingOf(row).asks.length > 0)
    if (isOther || late.length > 0) onOther()
    else if (doubts.length > 0 && JSON.stringify(doubts) !== passed.current) setDoubted(doubts)
    else if (!unusualOf(draft, place, data?.results[0])) issuing.issue()
    else setAsking((await isStopped(draft)) ? 'place-and-reasons' : 'place')
  }
  const goOn = useEffectEvent(() => {
    const wish = wished.current
    if (wish === undefined) return
    wished.current = undefined
    if (!wish.isTouched || wish.words === JSON.stringify(written)) void run()
    else onOther()
  })
  const isPlaceKnown = place !== null
  useEffect(() => {
    if (isPlaceKnown) goOn()
  }, [isPlaceKnown])
  return {
    unusual,
    doubted,
    /** Issues the rows that were asked about as they are. The question is not repeated until one of these rows changes. */
    passDoubts: () => {
      passed.current = JSON.stringify(doubted)
      setDoubted([])
      void run(true)
    },
    leaveDoubts: () => setDoubted([]),
    asksReasons: asking === 'place-and-reasons',
    issue: () => run(),
    confirm: (overrides: readonly Override[] = []) => {
      setAsking(undefined)
      dispatch({
        kind: 'set',
        change: { RxWarning: { send: draft.send_rx, clinic_id: place?.clinic ?? null } },
      })
      issuing.issue(overrides)
    },
    leave: () => setAsking(undefined),
  }
}
