import type { Drug } from '#contract/medications.ts'
import { medications } from '../../../../lib/endpoints.ts'
import { api } from '../../../../lib/api.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Combobox } from '../../../../ui/Combobox.tsx'
import type { ComboboxEntry } from '../../../../ui/ComboboxList.tsx'
import { DrugOption } from './DrugOption.tsx'
import { saysLookAlike } from './look-alike.ts'

interface FoundDrug {
  drug: Drug
  says: boolean
}

interface DrugSearchProps {
  id: string
  label: string
  text: string
  error?: string | undefined
  onText: (text: string) => void
  onDrug: (drug: Drug) => void
  onFreeText: (text: string) => void
}

/** Finds a medicine in the catalogue, or takes the words as they are and says what that means. */
export function DrugSearch(props: DrugSearchProps) {
  const { id, label, text, error, onText, onDrug, onFreeText } = props
  const texts = useTexts('composer')
  return (
    <Combobox<FoundDrug>
      id={id}
      label={label}
      hideLabel
      error={error}
      placeholder={texts.searchPlaceholder}
      enterKeyHint="search"
      maxLength={120}
      pause={0}
      text={text}
      onTextChange={onText}
      search={async (search, signal) => {
        const found = await api(medications.search, { query: { search } }, { signal })
        return {
          options: found.results.map((drug, at, all) => ({ drug, says: saysLookAlike(drug, at, all) })),
          note: found.corrected ? texts.correctedTo(found.corrected) : undefined,
        }
      }}
      optionKey={keyOf}
      renderOption={drawn}
      onPick={({ drug }) => onDrug(drug)}
      empty={texts.nothingFound}
      actions={(query) => freeTextAction(query, () => onFreeText(query))}
    />
  )
}

const keyOf = ({ drug }: FoundDrug): string => `${drug.uid} ${drug.brand ?? ''}`
const drawn = ({ drug, says }: FoundDrug) => <DrugOption drug={drug} saysLookAlike={says} />

const freeTextAction = (query: string, run: () => void): ComboboxEntry[] => [
  { key: 'free', content: <FreeTextOption query={query} />, run },
]

function FreeTextOption({ query }: { query: string }) {
  const texts = useTexts('composer')
  return (
    <>
      <span className="block font-medium">{texts.freeText(query)}</span>
      <span className="block text-sm text-ink-soft">{texts.freeTextHelp}</span>
    </>
  )
}
