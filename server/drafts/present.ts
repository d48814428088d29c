import type { Draft, DraftSummary } from '#contract/drafts/drafts.ts'
import { listDraftChanges, textOfDiagnosis } from './difference.ts'
import type { DraftColumns, Saved } from './queries.ts'

export const presentSummary = (d: DraftColumns): DraftSummary => ({
  id: d.id,
  version: d.version,
  patient_name: d.body.patient?.name ?? d.body.newPatient?.name ?? '',
  diagnosis: textOfDiagnosis(d.body),
  medications: d.body.rows.map((row) => row.generic || row.presentation || row.drug),
  created_at: d.created_at.toISOString(),
  changed_at: d.changed_at.toISOString(),
  prepared_by: d.prepared_by_name,
  state: d.state,
  note: d.note,
})

export const presentDraft = (d: DraftColumns): Draft => ({
  ...presentSummary(d),
  body: d.body,
  save: d.save,
  is_seen: d.seen_body !== null,
  changes: d.prepared_by === null ? [] : listDraftChanges(d.seen_body, d.body),
})

export const presentSaved = (s: Saved) => ({
  id: s.id,
  version: s.version,
  changed_at: s.changed_at.toISOString(),
})
