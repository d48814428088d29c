import { useQuery } from '@tanstack/react-query'
import type { DraftSummary } from '#contract/drafts.ts'
import { readDrafts, type StoredDraft } from '../../lib/draft-storage.ts'
import { useDoctor } from '../../lib/profile.ts'

/** Key of what only this device has; it is read anew whenever it is shown. */
export const deviceDraftsKey = ['device-drafts'] as const

/** What was written here and is not in the account: without a network, or left in the middle of a save. */
export function useDeviceDrafts(inAccount: readonly DraftSummary[]): readonly DraftSummary[] {
  const { id } = useDoctor()
  const { data = [] } = useQuery({
    queryKey: [...deviceDraftsKey, id],
    queryFn: () => readDrafts(id),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })
  const known = new Set(inAccount.map((draft) => draft.id))
  return data.filter((draft) => !draft.isSaved && !known.has(draft.id)).map(summaryOf)
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
