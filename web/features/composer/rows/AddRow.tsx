import { Search } from 'lucide-react'
import { type FocusEvent, useState } from 'react'
import type { Drug } from '#contract/medications/medications.ts'
import { fillFromDrug, newRow } from '#contract/drafts/draft-rows.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { fieldIds, rowFieldId } from '../draft/field-ids.ts'
import { fillFromText, type Row } from '../draft/row.ts'
import type { DraftParts } from '../parts.ts'
import { SearchScreen } from '../SearchScreen.tsx'
import { SearchTrigger } from '../SearchTrigger.tsx'
import { useIsPhone } from '../../../ui/use-media.ts'
import { DrugSearchBox } from './DrugSearchBox.tsx'
import { moveFocus } from './move-focus.ts'
import { dueChange } from './quantity/follow.ts'
import { useRoom } from './use-room.ts'
import { useRestingText } from './use-resting-text.ts'

/**
 * Scrolls the search box up when there is no room below it for the results. The scrolling is not animated, because a list that
 * still moves while it is clicked loses the click.
 */
function makeRoom({ currentTarget }: FocusEvent<HTMLElement>): void {
  const { top, bottom } = currentTarget.getBoundingClientRect()
  if (bottom > innerHeight / 2) scrollBy({ top: top - innerHeight / 4 })
}

/** Search for the next medicine: picking one adds a row and moves the focus to its instructions. */
export function AddRow({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useRestingText(draft.drugSearch, (drugSearch) =>
    dispatch({ kind: 'set', change: { drugSearch } }),
  )
  const hasRoom = useRoom(draft)
  const add = (fill: (row: Row) => Row, instructions: string) => {
    if (!hasRoom(1)) return
    const row = { ...fill(newRow(crypto.randomUUID())), instructions, qty_follows: true }
    // The row is added with its computed quantity, so that it is drawn only once.
    dispatch({ kind: 'add-row', row: { ...row, ...dueChange(row) } })
    setText('')
    setOpen(false)
    moveFocus(rowFieldId(row.key, 'instructions'))
  }
  const search = (id: string) => (
    <DrugSearchBox
      id={id}
      label={texts.addMedication}
      placeholder={texts.searchPlaceholder}
      text={text}
      draft={draft}
      error={errorOf(fieldIds.add)}
      onText={setText}
      onDrug={(drug: Drug, instructions) => add((row) => fillFromDrug(row, drug), instructions)}
      onFreeText={(text, instructions) => add((row) => fillFromText(row, text), instructions)}
    />
  )
  if (!isPhone) {
    return (
      <div className="relative" onFocus={makeRoom}>
        {search(fieldIds.add)}
        {!text && (
          <span aria-hidden className="pointer-events-none absolute top-2.5 right-3 text-ink-faint">
            <Kbd>Alt N</Kbd>
          </span>
        )}
      </div>
    )
  }
  const inputId = `${fieldIds.add}-input`
  return (
    <>
      <SearchTrigger
        id={fieldIds.add}
        icon={Search}
        text={text || texts.addMedication}
        error={errorOf(fieldIds.add)}
        onOpen={() => setOpen(true)}
      />
      <SearchScreen
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={texts.addMedication}
        closeLabel={texts.closeSearch}
        inputId={inputId}
      >
        {search(inputId)}
      </SearchScreen>
    </>
  )
}
