import type { Drug, DrugSearch as Answer } from '#contract/medications/medications.ts'
import { textsNow } from '../../../lib/texts.ts'
import type { ComboboxEntry } from '../../../ui/combobox/ComboboxList.tsx'
import type { SearchFindings } from '../../../ui/combobox/use-search.ts'
import type { FoundDrug, LookAlikeShown } from './drug-option.tsx'
import { isLookAlikeBeside, saysLookAlike } from './look-alike.ts'
import { contraindicatedLast, type MarksByDrug } from '../../../lib/drafts/search-marks.ts'

/**
 * Builds the entries of the list of results from the answer of a search for a medicine. The drugs found are shown above the
 * option of free text, and names that resemble the typed one below it. Choosing such a name searches for it, and adds no
 * medicine.
 * @param instructions text that was typed after the name of the medicine, and goes into the row
 */
export function findingsOf(
  { query, results, corrected, guesses, known }: Answer,
  onText: (text: string) => void,
  marks: MarksByDrug,
  instructions: string,
): Omit<SearchFindings<FoundDrug>, 'isGuess'> {
  const texts = textsNow('drug-results')
  const last = guesses.map(({ name, generic }): ComboboxEntry => ({
    key: `guess ${name}`,
    stays: true,
    run: () => onText(name),
    content: (
      <>
        {texts?.didYouMean(name, generic)}{' '}
        <span className="text-sm text-ink-soft">{texts?.itIsNot(query)}</span>
      </>
    ),
  }))
  const ordered = contraindicatedLast(results, marks)
  return {
    options: ordered.map((drug, at) => foundDrug(drug, marksOf(drug, at, ordered))),
    note:
      [
        known && texts?.withoutContents(known),
        corrected && texts?.correctedTo(corrected),
        instructions && texts?.withInstructions(instructions),
      ]
        .filter(Boolean)
        .join('. ') || undefined,
    last,
  }
}

const marksOf = (drug: Drug, at: number, all: readonly Drug[]): LookAlikeShown =>
  !saysLookAlike(drug, at, all) ? 'marked' : isLookAlikeBeside(drug, all) ? 'beside' : 'named'

const foundDrugs: Record<LookAlikeShown, WeakMap<Drug, FoundDrug>> = {
  marked: new WeakMap(),
  named: new WeakMap(),
  beside: new WeakMap(),
}

/** Returns the same object for the same drug in each search: most results of a text were results one letter before as well. */
function foundDrug(drug: Drug, shown: LookAlikeShown): FoundDrug {
  const found = foundDrugs[shown].get(drug) ?? { drug, shown }
  foundDrugs[shown].set(drug, found)
  return found
}
