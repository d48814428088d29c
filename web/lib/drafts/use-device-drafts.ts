import { useQuery } from '@tanstack/react-query'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { deviceDraftsKey, readDrafts, type StoredDraft } from './draft-storage.ts'
import { useDoctor } from '../account/profile.ts'

interface DeviceDrafts {
  /** Drafts issued without a network, which are sent automatically, whether or not the account has them. */
  waiting: readonly DraftSummary[]
  /** Drafts that the account does not have: written without a network, or not completely saved. */
  here: readonly DraftSummary[]
  /** Drafts of the account that are not queued to be issued. */
  others: readonly DraftSummary[]
}

/**
 * Drafts of the doctor on this device, compared with those in the account. The drafts on the device are read again each time that
 * the component is shown.
 */
export function useDeviceDrafts(inAccount: readonly DraftSummary[]): DeviceDrafts {
  const { id } = useDoctor()
  const { data = [] } = useQuery({
    queryKey: [...deviceDraftsKey, id],
    queryFn: () => readDrafts(id),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  const known = new Set(inAccount.map((draft) => draft.id))
  const waiting = data.filter(({ queued }) => queued)
  const isWaiting = new Set(waiting.map((draft) => draft.id))
  return {
    waiting: waiting.map(summaryOf),
    here: data
      .filter((draft) => !draft.isSaved && !known.has(draft.id) && !isWaiting.has(draft.id))
      .map(summaryOf),
    others: inAccount.filter((draft) => !isWaiting.has(draft.id)),
  }
}

function summaryOf({ id, version, body, at }: StoredDraft): DraftSummary {
  const written = new Date(at).toISOString()
  return {
    id,
    version,
    patient_name: body.patient?.name ?? body.newPatient?.name ?? '',
    diagnosis: body.diagnosis,
    medications: body.rows.map((row) => row.generic || row.presentation || row.drug),
    created_at: written,
    changed_at: written,
    prepared_by: '',
    state: 'writing',
    note: '',
  }
}
