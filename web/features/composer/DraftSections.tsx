import { loadTexts, useTexts } from '../../lib/texts.ts'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { DiagnosisSection } from './diagnosis/DiagnosisSection.tsx'
import { useJudgement } from './judging/use-judging.ts'
import { NotesSection } from './NotesSection.tsx'
import { Shelf } from './favourites/Shelf.tsx'
import { issueSummary } from './issue/summary.ts'
import type { Issuing } from './issue/use-issue.ts'
import { onDemand } from '../../lib/on-demand.ts'
import type { DraftParts } from './parts.ts'
import { PatientSection } from './patient/PatientSection.tsx'
import { PlaceSection } from './place/PlaceSection.tsx'
import { RowsSection } from './rows/RowsSection.tsx'
import { SafetyOnDemand } from './safety/OnDemand.tsx'
import { SendSection } from './SendSection.tsx'
import type { Workplace } from './place/use-workplace.ts'

const PrescriberNotice = onDemand(async () => (await import('./PrescriberNotice.tsx')).PrescriberNotice)
const RelationNotice = onDemand(async () => {
  const [part] = await Promise.all([import('./start/RelationNotice.tsx'), loadTexts('composer-parts')])
  return part.RelationNotice
})

interface DraftSectionsProps extends Pick<DraftParts, 'draft' | 'dispatch'> {
  issuing: Issuing
  workplace: Workplace
  /** Whether the form for correcting the patient's own data is open. */
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/** The sections of the draft, in the order in which they are filled in. */
export function DraftSections(props: DraftSectionsProps) {
  const { draft, dispatch, issuing, workplace, isEditing, onEdit } = props
  const texts = useTexts('composer')
  const { prescriberFaults } = useJudgement()
  const { locations, place } = workplace
  const parts = { draft, dispatch, errorOf: issuing.errorOf }
  return (
    <>
      <ErrorSummary errors={issueSummary(issuing.errors, draft.rows, texts)} attempt={issuing.attempt} />
      {prescriberFaults.length > 0 && <PrescriberNotice hospitalId={place?.hospital} />}
      {draft.relation && <RelationNotice relation={draft.relation} dispatch={dispatch} />}
      <PatientSection {...parts} isEditing={isEditing} onEdit={onEdit} />
      <DiagnosisSection {...parts} />
      <Shelf draft={draft} dispatch={dispatch} clinic={place?.clinic ?? null} />
      <RowsSection {...parts} isGenericOnly={workplace.isGenericOnly} />
      <SafetyOnDemand draft={draft} />
      <NotesSection {...parts} />
      <PlaceSection {...parts} locations={locations} place={place} />
      <SendSection {...parts} onAddAddress={() => onEdit(true)} />
    </>
  )
}
