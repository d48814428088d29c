import { fillFromDrug, newRow } from '#contract/drafts/draft-rows.ts'
import type { ComposerCommand } from '../../../lib/drafts/composer-command.ts'
import { type ComposerDraft, emptyDraft, noPatient } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { writing } from '../favourites/words.ts'

/**
 * The actions on the draft that carry out a command. A command for another patient begins a draft of its own:
 * the current draft stays among the drafts and never becomes the other patient's.
 */
export function carriedOut(
  command: ComposerCommand,
  draft: ComposerDraft,
  newKey: () => string,
): DraftAction[] {
  switch (command.kind) {
    case 'new-patient':
    case 'patient': {
      const [patient, newPatient] =
        command.kind === 'patient' ? [command.patient, null] : [null, { ...noPatient, name: command.name }]
      const change = { patient, newPatient, patientSearch: '' }
      const isAnothers = draft.patient !== null && draft.patient.uid !== patient?.uid
      if (isAnothers || (newPatient && draft.newPatient))
        return [{ kind: 'replace', draft: { ...emptyDraft(newKey()), ...change } }]
      return [{ kind: 'set', change }]
    }
    case 'drug':
      return [{ kind: 'add-row', row: fillFromDrug(newRow(newKey()), command.drug) }]
    case 'diagnosis': {
      const { code, name } = command.diagnosis
      if (draft.diagnoses.some((one) => one.code === code)) return []
      return [{ kind: 'set', change: { diagnoses: [...draft.diagnoses, { code, name }] } }]
    }
    default:
      return writing(command.favourite, draft, newKey)
  }
}
