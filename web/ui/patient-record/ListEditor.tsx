import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Combobox } from '../Combobox.tsx'
import { IconButton } from '../IconButton.tsx'
import type { SearchSource } from '../use-search.ts'
import { EditorForm } from './EditorForm.tsx'

interface ListEditorProps<Entry, Option> {
  section: 'allergies' | 'conditions' | 'medication'
  initial: readonly Entry[]
  keyOf: (entry: Entry) => string
  nameOf: (entry: Entry) => string
  search: SearchSource<Option>
  optionKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  entryOf: (option: Option) => Entry
  /** What is not on any list, in words. */
  written?: (text: string) => Entry
  /** More of an entry, in its line. */
  renderDetails?: (entry: Entry, change: (part: Partial<Entry>) => void) => ReactNode
  onSave: (entries: Entry[]) => Promise<void>
  onClose: () => void
}

/** A list that was asked about: entries are found and added, and an empty list is saved as "none" in so many words. */
export function ListEditor<Entry, Option>(props: ListEditorProps<Entry, Option>) {
  const { section, keyOf, nameOf, entryOf, written, renderDetails, onSave, onClose } = props
  const texts = useTexts('record')
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [entries, setEntries] = useState(props.initial)
  const add = (entry: Entry) => {
    setText('')
    if (!entries.some((one) => keyOf(one) === keyOf(entry))) setEntries([...entries, entry])
  }
  return (
    <EditorForm
      action={entries.length === 0 ? texts.saveNone[section] : undefined}
      onClose={onClose}
      onSubmit={async () => {
        // What is still in the box was not added yet: it must not be left out in silence.
        const rest = text.trim()
        if (rest && !written) {
          setLeft(true)
          return false
        }
        await onSave(rest && written ? [...entries, written(rest)] : [...entries])
        return true
      }}
    >
      <ul className="grid gap-2 empty:hidden">
        {entries.map((entry) => (
          <li key={keyOf(entry)} className="grid gap-2 rounded-control bg-sunk py-1 pr-1 pl-3">
            <div className="flex items-center gap-2">
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameOf(entry)}</span>
              <IconButton
                label={texts.remove(nameOf(entry))}
                icon={X}
                onClick={() => setEntries(entries.filter((one) => one !== entry))}
              />
            </div>
            {renderDetails && (
              <div className="grid gap-2 pr-2 pb-2 sm:grid-cols-2">
                {renderDetails(entry, (part) =>
                  setEntries(entries.map((one) => (one === entry ? { ...one, ...part } : one))),
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Combobox<Option>
        label={texts.search[section]}
        placeholder={texts.searchPlaceholder[section]}
        optional
        maxLength={120}
        text={text}
        error={isLeft && text.trim() ? texts.chooseOne : undefined}
        onTextChange={setText}
        search={props.search}
        optionKey={props.optionKey}
        renderOption={props.renderOption}
        onPick={(option) => add(entryOf(option))}
        empty={(query) => texts.nothing(query)}
        actions={(query) =>
          written ? [{ key: 'words', content: texts.freeText(query), run: () => add(written(query)) }] : []
        }
      />
    </EditorForm>
  )
}
