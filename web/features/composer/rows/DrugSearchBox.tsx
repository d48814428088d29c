import { useCallback } from 'react'
import type { Drug, DrugSearch as Answer } from '#contract/medications/medications.ts'
import { api } from '../../../lib/calls/api.ts'
import { medicationCalls } from '../../../lib/calls/endpoints.ts'
import { useDocumentLang, useTexts } from '../../../lib/texts.ts'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import type { ComboboxEntry } from '../../../ui/combobox/ComboboxList.tsx'
import type { SearchFindings } from '../../../ui/combobox/use-search.ts'
import { useForDoctor } from './for-doctor.ts'
import type { CheckedDraft } from '../safety/question.ts'
import type { FoundDrug } from './drug-option.tsx'
import { useDrugResults } from './use-drug-results.ts'
import { usePageCatalogue } from './use-page-catalogue.ts'

interface DrugSearchProps {
  id: string
  label: string
  text: string
  error?: string | undefined
  onText: (text: string) => void
  onDrug: (drug: Drug) => void
  onFreeText: (text: string) => void
  /** The draft for whose patient results are marked. */
  draft?: CheckedDraft
}

/** Search for a medicine in the catalogue. Also takes free text, and says what that means. */
export function DrugSearchBox(props: DrugSearchProps) {
  const { id, label, text, error, onText, onDrug, onFreeText, draft } = props
  const texts = useTexts('composer')
  const { printed } = useDocumentLang()
  const doctor = useForDoctor()
  const onPage = usePageCatalogue()?.search
  const [drawn, marks] = useDrugResults(text !== '', draft, doctor)
  const shown = (answer: Answer): SearchFindings<FoundDrug> =>
    drawn?.findingsOf(answer, onText, marks) ?? {
      options: answer.results.map((drug) => ({ drug, says: false })),
    }
  const askServer = async (search: string, signal: AbortSignal) =>
    shown(
      await api(
        medicationCalls.search,
        { query: { search, ...(doctor === undefined ? {} : { doctor }) } },
        { signal },
      ),
    )
  return (
    <Combobox<FoundDrug>
      id={id}
      label={label}
      hideLabel
      error={error}
      placeholder={texts.searchPlaceholder}
      enterKeyHint="search"
      maxLength={120}
      // The server needs a pause in typing. The change of the pause asks again what the server could not answer.
      pause={onPage && 0}
      text={text}
      onTextChange={onText}
      search={(search, signal) => (onPage ? shown(onPage(search)) : askServer(search, signal))}
      optionKey={keyOf}
      renderOption={useCallback(
        (found: FoundDrug) => drawn?.drugOption(found, printed, marks) ?? found.drug.presentation,
        [drawn, printed, marks],
      )}
      onPick={({ drug }) => onDrug(drug)}
      empty={texts.nothingFound}
      actions={(query) => freeTextAction(query, () => onFreeText(query))}
    />
  )
}

const keyOf = ({ drug }: FoundDrug): string => `${drug.uid} ${drug.brand ?? ''}`

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
