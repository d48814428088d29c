import { FileText, Plus, SearchX } from 'lucide-react'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'

interface HistoryEmptyProps {
  search: string
  /** Whether the page's offset lies beyond the end of the list of prescriptions. */
  isPastEnd: boolean
  onClear: () => void
}

/** Text in place of a page of the list of prescriptions that has no rows, and what the doctor can do about it. */
export function HistoryEmpty({ search, isPastEnd, onClear }: HistoryEmptyProps) {
  const { list: texts, newPrescription } = useTexts('prescriptions')
  const { specialty_verified: canPrescribe } = useDoctor()
  if (isPastEnd) {
    return (
      <EmptyState
        icon={FileText}
        title={texts.pastEnd}
        action={<Button onClick={onClear}>{texts.firstPage}</Button>}
      >
        {texts.pastEndHelp}
      </EmptyState>
    )
  }
  if (search) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.notFound(search)}
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      >
        {texts.notFoundHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={FileText}
      title={texts.none}
      action={
        canPrescribe && (
          <Link button="primary" to={paths.newPrescription}>
            <Plus aria-hidden className="size-5" />
            {newPrescription}
          </Link>
        )
      }
    >
      {texts.noneHelp}
    </EmptyState>
  )
}
