import type { DrugSearch } from './medications.ts'

/**
 * Whether the results of a search may be other drugs than the one that was typed: another spelling was searched, or the typed
 * brand has no known contents and longer brands are listed. A doctor has to see such a result before it is taken.
 */
export const isGuess = ({ corrected, known }: Pick<DrugSearch, 'corrected' | 'known'>): boolean =>
  corrected !== null || known !== null
