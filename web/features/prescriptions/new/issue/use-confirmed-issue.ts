import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { prescriptions } from '../../../../lib/endpoints.ts'
import { query } from '../../../../lib/query.ts'
import type { Place } from '../draft/default-place.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { unusualOf } from './unusual.ts'

interface Confirming {
  draft: Draft
  place: Place | null
  dispatch: Dispatch<DraftAction>
  issue: () => Promise<void>
}

/** Issues at once, or asks first where clinic or delivery are not those of the doctor's last prescription. */
export function useConfirmedIssue({ draft, place, dispatch, issue }: Confirming) {
  const last = useQuery(query(prescriptions.list, { query: { limit: 1 } })).data?.results[0]
  const [isAsking, setAsking] = useState(false)
  const unusual = unusualOf(draft, place, last)
  return {
    unusual: isAsking ? unusual : null,
    issue: () => {
      if (unusual) setAsking(true)
      else void issue()
    },
    confirm: () => {
      setAsking(false)
      dispatch({
        kind: 'set',
        change: { RxWarning: { send: draft.send_rx, clinic_id: place?.clinic ?? null } },
      })
      void issue()
    },
    leave: () => setAsking(false),
  }
}
