import { use } from 'react'
import { documentLanguage, intlLocale, type Texts } from '#locales/locale.ts'
import { useStore } from './store.ts'
import { language, loadDomain } from './texts.ts'

/** Texts of printed documents: a prescription is in Spanish on every screen. */
export const useDocumentTexts = <D extends 'sheet' | 'prescription-sheet'>(domain: D): Texts<D> =>
  // The compiler can't infer that `loadDomain` returns the texts of the given domain.
  use(loadDomain(domain, documentLanguage)) as Texts<D>

/**
 * Values of `lang` for printed text and for the screen's own words on a sheet; empty when both have the page's
 * language.
 */
export function useDocumentLang(): { printed?: string; said?: string } {
  const own = useStore(language)
  return own === documentLanguage ? {} : { printed: intlLocale[documentLanguage], said: intlLocale[own] }
}
