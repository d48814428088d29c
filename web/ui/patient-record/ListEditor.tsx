import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Combobox } from '../combobox/Combobox.tsx'
import type { FirstHit } from '../combobox/first-hit.ts'
import { Clinical, WithNames } from '../Clinical.tsx'
import { IconButton } from '../IconButton.tsx'
import type { SearchSource } from '../combobox/use-search.ts'
import { EditorForm } from './EditorForm.tsx'

interface ListEditorProps<Entry, Option> {
  section: 'allergies' | 'conditions' | 'medication' | 'vaccines'
  initial: readonly Entry[]
  keyOf: (entry: Entry) => string
  nameOf: (entry: Entry) => string
  search: SearchSource<Option>
  optionKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  entryOf: (option: Option) => Entry
  /**
   * Whether the text is the full name of the option. Such a text is saved as that option, even if the doctor did not choose it in
   * the list.
   */
  isNamed: (option: Option, text: string) => boolean
  /** Decides whether the first option is highlighted, so that Enter takes it. */
  first?: FirstHit<Option>
  /** Makes an entry of free text that matches no option. */
  written?: (text: string) => Entry
  /** Whether to warn before saving a free-text entry, because safety checks can't use it. */
  warnsOfWords?: boolean
  /** Renders the further inputs of an entry, such as the reaction of an allergy, below its name. */
  renderDetails?: (entry: Entry, change: (part: Partial<Entry>) => void) => ReactNode
  onSave: (entries: Entry[]) => Promise<void>
  onClose: () => void
}

/** Editor of a list in the record: options are searched and added. An empty list is saved explicitly as "none". */
export function ListEditor<Entry, Option>(props: ListEditorProps<Entry, Option>) {
  const { section, keyOf, nameOf, entryOf, written, warnsOfWords, renderDetails, onSave, onClose } = props
  const texts = useTexts('record')
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  // Free text about which the doctor has already been warned, because it matched no option.
  const [inWords, setInWords] = useState<string>()
  const [initial] = useState(props.initial)
  const [entries, setEntries] = useState(initial)
  const add = (entry: Entry) => {
    setText('')
    setEntries(together(entries, entry, keyOf))
  }
  return (
    <EditorForm
      action={entries.length === 0 && text.trim() === '' ? texts.saveNone[section] : undefined}
      isChanged={entries !== initial || text.trim() !== ''}
      onClose={onClose}
      onSubmit={async () => {
        // Text that is still in the input was not added to the list yet. It must be saved too.
        const rest = text.trim()
        if (!rest) {
          await onSave([...entries])
          return true
        }
        const option = await theOneNamed(props, rest)
        if (option) {
          await onSave(together(entries, entryOf(option), keyOf))
          return true
        }
        if (!written || warnsOfWords) {
          setLeft(true)
          if (written) {
            const entry = written(rest)
            add(entry)
            setInWords(keyOf(entry))
          }
          return false
        }
        await onSave([...entries, written(rest)])
        return true
      }}
    >
      <EntryList {...{ entries, keyOf, nameOf, renderDetails }} onChange={setEntries} />
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
        first={props.first}
        onPick={(option) => add(entryOf(option))}
        empty={(query) => texts.nothing(query)}
        actions={(query) =>
          written ? [{ key: 'words', content: texts.freeText(query), run: () => add(written(query)) }] : []
        }
      />
      <p role="status" className="text-sm font-medium text-warn-ink empty:hidden">
        {entries.some((one) => keyOf(one) === inWords) ? texts.onlyWords : ''}
      </p>
    </EditorForm>
  )
}

interface EntryListProps<Entry> {
  entries: readonly Entry[]
  keyOf: (entry: Entry) => string
  nameOf: (entry: Entry) => string
  renderDetails: ListEditorProps<Entry, unknown>['renderDetails']
  onChange: (entries: readonly Entry[]) => void
}

/** The entries of one list of the patient's record, each with its details and a button to remove it. */
function EntryList<Entry>({ entries, keyOf, nameOf, renderDetails, onChange }: EntryListProps<Entry>) {
  const texts = useTexts('record')
  return (
    <ul className="grid gap-2 empty:hidden">
      {entries.map((entry) => (
        <li
          key={keyOf(entry)}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunk py-1 pr-1 pl-3"
        >
          <span className="min-w-44 flex-1 font-semibold wrap-anywhere">
            <Clinical>{nameOf(entry)}</Clinical>
          </span>
          <IconButton
            label={texts.remove(nameOf(entry))}
            spoken={<WithNames text={texts.remove(nameOf(entry))} names={[nameOf(entry)]} />}
            icon={X}
            onClick={() => onChange(entries.filter((one) => one !== entry))}
          />
          {renderDetails && (
            <div className="grid basis-full gap-2 pr-2 pb-2 sm:flex-[3_1_24rem] sm:basis-auto sm:grid-cols-2 sm:pr-0">
              {renderDetails(entry, (part) =>
                onChange(entries.map((one) => (one === entry ? { ...one, ...part } : one))),
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Adds an entry to a list unless its key is already there. */
const together = <Entry,>(
  entries: readonly Entry[],
  entry: Entry,
  keyOf: (entry: Entry) => string,
): Entry[] => (entries.some((one) => keyOf(one) === keyOf(entry)) ? [...entries] : [...entries, entry])

/**
 * The only option whose full name is the text; undefined when several options have that name, because the doctor has to choose.
 */
async function theOneNamed<Entry, Option>(
  { search, isNamed }: Pick<ListEditorProps<Entry, Option>, 'search' | 'isNamed'>,
  text: string,
): Promise<Option | undefined> {
  const { options } = await search(text, new AbortController().signal)
  const [one, another] = options.filter((option) => isNamed(option, text))
  return another === undefined ? one : undefined
}
