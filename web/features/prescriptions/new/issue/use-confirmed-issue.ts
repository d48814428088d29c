import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
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
  place: Place | null
  dispatch: Dispatch<DraftAction>
  check: () => Promise<boolean>
  issue: (overrides?: readonly Override[]) => void
}

/**
 * Issues at once, or asks first where clinic or delivery are not those of the doctor's last prescription. Where the
 * checks will ask for reasons as well, both are asked in one dialog.
 */
export function useConfirmedIssue({ draft, place, dispatch, check, issue }: Confirming) {
  const recent = useQuery(query(prescriptions.list, { query: { limit: 1 } }))
  const [asking, setAsking] = useState<'place' | 'place-and-reasons'>()
  const unusual = unusualOf(draft, place, recent.data?.results[0])
  return {
    unusual: asking ? unusual : null,
    asksReasons: asking === 'place-and-reasons',
    issue: async () => {
      if (asking || !(await check())) return
      // A hand that is faster than the last prescription waits for it; without a network there is nothing to wait for.
      const isKnown = recent.data !== undefined || !navigator.onLine
      const { data } = isKnown ? recent : await recent.refetch({ cancelRefetch: false })
      if (!unusualOf(draft, place, data?.results[0])) issue()
      else setAsking((await isStopped(draft)) ? 'place-and-reasons' : 'place')
    },
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
