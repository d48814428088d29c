import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { formatDateTime } from '../../../lib/format.ts'

interface Words {
  patientNone: string
  rowsNone: string
}

/**
 * Name of a proposed draft. `detail` tells it from other proposed drafts of the same name, and is '' where no other has that
 * name.
 */
interface DraftName {
  name: string
  detail: string
}

type Summary = Pick<DraftSummary, 'patient_name' | 'medications' | 'diagnosis' | 'changed_at'>

const medicinesOf = ({ medications }: Summary): string => medications.filter(Boolean).join(', ')

/** Names drafts by their patients, else by their content. Drafts of one patient differ by medicines, diagnosis or time. */
export function namesOfDrafts(drafts: readonly Summary[], words: Words): DraftName[] {
  const nameOf = (draft: Summary): string =>
    draft.patient_name || medicinesOf(draft) || draft.diagnosis || words.patientNone
  const details = [
    (draft: Summary) => medicinesOf(draft) || words.rowsNone,
    (draft: Summary) => draft.diagnosis,
    (draft: Summary) => formatDateTime(draft.changed_at),
  ]
  return drafts.map((draft) => {
    const name = nameOf(draft)
    const alike = drafts.filter((other) => nameOf(other) === name)
    if (alike.length === 1) return { name, detail: '' }
    const differs = details.find((detail) => new Set(alike.map(detail)).size === alike.length)
    return { name, detail: (differs ?? details[2])?.(draft) ?? '' }
  })
}
