import { Store } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { isPostalCode, type DirectoryView } from './directory-view.ts'

interface DirectoryEmptyProps {
  view: DirectoryView
  /** Whether the page's offset lies beyond the last pharmacy of the list. */
  isPastEnd: boolean
  onChange: (change: Partial<DirectoryView>) => void
}

/** Message for a list without pharmacies: why it is empty, and what to do. */
export function DirectoryEmpty({ view: { search, favourites }, isPastEnd, onChange }: DirectoryEmptyProps) {
  const texts = useTexts('pharmacy-directory')
  if (isPastEnd) {
    return (
      <EmptyState
        title={texts.pastEnd}
        action={<Button onClick={() => onChange({ offset: 0 })}>{texts.toStart}</Button>}
      />
    )
  }
  const all = (
    <Button onClick={() => onChange({ search: '', favourites: false, offset: 0 })}>{texts.showAll}</Button>
  )
  if (search) {
    return (
      <EmptyState icon={Store} title={texts.nothing(search)} action={all}>
        {isPostalCode(search) ? texts.nothingZip : texts.nothingName}
      </EmptyState>
    )
  }
  return favourites ? (
    <EmptyState icon={Store} title={texts.noFavourites} action={all}>
      {texts.noFavouritesHelp}
    </EmptyState>
  ) : (
    <EmptyState icon={Store} title={texts.empty}>
      {texts.emptyHelp}
    </EmptyState>
  )
}
