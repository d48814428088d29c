import { WithNames } from '../../../ui/Clinical.tsx'
import { type ReactNode, useCallback } from 'react'
import { isGuess } from '#contract/medications/is-guess.ts'
import type { Drug, DrugSearch as Answer } from '#contract/medications/medications.ts'
import { api } from '../../../lib/calls/api.ts'
import { medicationCalls } from '../../../lib/calls/endpoints.ts'
import { useDocumentLang } from '../../../lib/document-texts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import type { SearchFindings } from '../../../ui/combobox/use-search.ts'
import { useForDoctor } from './for-doctor.ts'
import type { CheckedDraft } from '../safety/question.ts'
import type { FoundDrug } from './drug-option.tsx'
import { useDrugResults } from './use-drug-results.ts'
import { usePageCatalogue } from './use-page-catalogue.ts'

interface DrugSearchProps {
  id: string
  label: ReactNode
  placeholder: string
  text: string
  error?: string | undefined
  onText: (text: string) => void
  /** Callback with the chosen drug. `instructions`: the text that was typed after its name. */
  onDrug: (drug: Drug, instructions: string) => void
  onFreeText: (text: string, instructions: string) => void
  /** Draft whose patient and medicines decide the safety marks of the results. */
  draft?: CheckedDraft
}

/** Search for a medicine in the catalogue. One option takes the typed text as free text instead. */
export function DrugSearchBox(props: DrugSearchProps) {
  const { id, label, placeholder, text, error, onText, onDrug, onFreeText, draft } = props
  const texts = useTexts('composer')
  const { printed } = useDocumentLang()
  const doctor = useForDoctor()
  const onPage = usePageCatalogue()?.search
  const [drawn, marks, areKnown] = useDrugResults(text !== '', draft, doctor)
  const lineOf = (line: string) => {
    const { drug, instructions: after } = drawn?.splitLine(line) ?? { drug: line, instructions: '' }
    return { drug: drug.slice(0, LONGEST_SEARCH), instructions: after }
  }
  const { instructions } = lineOf(text.trim())
  const shown = (answer: Answer, after: string): SearchFindings<FoundDrug> => ({
    isGuess: isGuess(answer),
    ...(drawn?.findingsOf(answer, onText, marks, after) ?? {
      options: answer.results.map((drug) => ({ drug, shown: 'marked' })),
    }),
  })
  return (
    <Combobox<FoundDrug>
      id={id}
      label={label}
      hideLabel
      error={error}
      placeholder={placeholder}
      enterKeyHint="search"
      // The limit is that of a line with a medicine and its instructions, not that of a name alone.
      maxLength={400}
      // A search by the server waits for a pause in typing. A change of `pause` repeats the search: when the code is loaded
      // that splits a line and warns of look-alikes, and when the catalogue on the page can answer in place of the server.
      pause={drawn && (onPage ? 0 : SERVER_PAUSE)}
      text={text}
      onTextChange={onText}
      search={(line, signal) => {
        const { drug: search, instructions: after } = lineOf(line)
        return onPage
          ? shown(onPage(search), after)
          : api(
              medicationCalls.search,
              { query: { search, ...(doctor === undefined ? {} : { doctor }) } },
              { signal },
            ).then((answer) => shown(answer, after))
      }}
      optionKey={keyOf}
      renderOption={useCallback(
        (found: FoundDrug) => drawn?.drugOption(found, printed, marks) ?? found.drug.presentation,
        [drawn, printed, marks],
      )}
      onPick={({ drug }) => onDrug(drug, instructions)}
      first={draft && drawn && { isReady: areKnown, ...drawn.safeHit(marks) }}
      empty={(line) => texts.nothingFound(lineOf(line).drug)}
      actions={(line, isAbsent) => {
        const { drug } = lineOf(line)
        return [
          {
            key: 'free',
            content: freeText(drug, texts, isAbsent),
            run: () => onFreeText(drug, instructions),
          },
        ]
      }}
    />
  )
}

/**
 * Pause in typing before the server is asked, ms. It differs from the pause before the code that splits a line is loaded, because
 * the change of the pause repeats the search.
 */
const SERVER_PAUSE = 80

/** Maximum number of characters of a search for a medicine. */
const LONGEST_SEARCH = 120

const keyOf = ({ drug }: FoundDrug): string => `${drug.uid} ${drug.brand ?? ''}`

/**
 * Option that takes the typed text as free text. Where the catalogue has nothing like the text, the option says that the medicine
 * cannot be checked. Otherwise the text may name a drug that the row recognises and checks.
 */
const freeText = (
  query: string,
  texts: ReturnType<typeof useTexts<'composer'>>,
  isAbsent: boolean,
): ReactNode => (
  <>
    <span className="block font-medium">
      <WithNames text={texts.freeText(query)} names={[query]} />
    </span>
    {isAbsent && <span className="block text-sm text-ink-soft">{texts.freeTextHelp}</span>}
  </>
)
