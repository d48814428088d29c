import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Override } from '#contract/safety.ts'
import { prescriptions } from '../../../../lib/endpoints.ts'
import { query } from '../../../../lib/query.ts'
import type { Place } from '../draft/default-place.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { isStopped } from '../safety/is-stopped.ts'
import { unusualOf } from './unusual.ts'

interface Confirming {
  draft: Draft
  /** The same as it is written, before brands are left out. */
  written: Draft
  place: Place | null
  /** The places are on their way: an issue waits for them. */
  isPlaceComing: boolean
  dispatch: Dispatch<DraftAction>
  check: () => Promise<boolean>
  issue: (overrides?: readonly Override[]) => void
  /** What was to be issued is not what stands there by now: it has to be asked for again. */
  onOther: () => void
}

const TOUCHES = ['keydown', 'pointerdown', 'input'] as const

/**
 * Issues at once, or asks first where clinic or delivery are not those of the doctor's last prescription. Where the
 * checks will ask for reasons as well, both are asked in one dialog.
 */
export function useConfirmedIssue(confirming: Confirming) {
  const { draft, written, place, isPlaceComing, dispatch, check, issue, onOther } = confirming
  const recent = useQuery(query(prescriptions.list, { query: { limit: 1 } }))
  const [asking, setAsking] = useState<'place' | 'place-and-reasons'>()
  const unusual = unusualOf(draft, place, recent.data?.results[0])
  /**
   * What was to be issued as soon as it is known where, and whether the doctor touched anything since: what the product
   * itself reads out of the same words changes nothing of what is meant.
   */
  const wished = useRef<{ words: string; isTouched: boolean }>(undefined)
  useEffect(() => {
    const touch = (event: Event) => {
      const isHeld = event instanceof KeyboardEvent && event.repeat
      if (wished.current && !isHeld) wished.current.isTouched = true
    }
    // On their way down: the press that begins a wish has gone by before it is one.
    for (const name of TOUCHES) addEventListener(name, touch, true)
    return () => {
      for (const name of TOUCHES) removeEventListener(name, touch, true)
    }
  }, [])
  const run = async () => {
    if (asking) return
    wished.current =
      !place && isPlaceComing ? { words: JSON.stringify(written), isTouched: false } : undefined
    if (!(await check())) return
    // A hand that is faster than the last prescription waits for it; without a network there is nothing to wait for.
    const isKnown = recent.data !== undefined || !navigator.onLine
    const { data } = isKnown ? recent : await recent.refetch({ cancelRefetch: false })
    if (!unusualOf(draft, place, data?.results[0])) issue()
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
    unusual: asking ? unusual : null,
    asksReasons: asking === 'place-and-reasons',
    issue: run,
    confirm: (overrides: readonly Override[] = []) => {
      setAsking(undefined)
      dispatch({
        kind: 'set',
        change: { RxWarning: { send: draft.send_rx, clinic_id: place?.clinic ?? null } },
      })
      issue(overrides)
    },
    leave: () => setAsking(undefined),
  }
}
