import { use } from 'react'
import {
  defaultLanguage,
  documentLanguage,
  type Domain,
  intlLocale,
  type Language,
  type Texts,
  textsOf,
} from '#locales/locale.ts'
import { persisted, persistLocal } from './calls/persist.ts'
import { createStore, useStore } from './store.ts'

export const language = createStore<Language>(persisted.get().local.language ?? defaultLanguage)

/** Language chosen by hand before the login in this visit: it takes precedence over the account's (profile.ts). */
export const chosenLanguage = createStore<Language | undefined>(undefined)

const loading = new Map<string, Promise<unknown>>()
const loaded = new Map<string, unknown>()
const wanted = new Set<Domain>()
/**
 * Text domains of prescriptions. They are also loaded in the language of documents, whatever the reader's language
 * is.
 */
const OF_DOCUMENTS: readonly Domain[] = ['sheet', 'prescription-sheet']
const wantedLanguages = (domain: Domain, own: Language): readonly Language[] =>
  OF_DOCUMENTS.includes(domain) ? [own, documentLanguage] : [own]
const loadAll = (domains: Iterable<Domain>, own: Language): Promise<unknown> =>
  Promise.all([...domains].flatMap((domain) => wantedLanguages(domain, own).map((of) => load(domain, of))))

function load(domain: Domain, of: Language): Promise<unknown> {
  const key = `${of}/${domain}`
  const known = loading.get(key)
  if (known) return known
  const promise: Promise<unknown> = textsOf(domain, of).then((texts: unknown) => {
    loaded.set(key, texts)
    // Status fields that React's `use` sets on a settled promise: setting them now lets the first render go on
    // without suspending.
    void Object.assign(promise, { status: 'fulfilled', value: texts })
    return texts
  })
  // A failed download is forgotten, so that the next try asks again.
  void promise.catch(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}

/** Loads the texts of a page in parallel with its code, so that the page never waits for them. */
export async function loadTexts(...domains: readonly Domain[]): Promise<void> {
  for (const domain of domains) wanted.add(domain)
  await loadAll(domains, language.get())
}

/** The texts of a domain in the reader's language. Suspends only if `loadTexts` was not called before. */
export function useTexts<D extends Domain>(domain: D): Texts<D> {
  // `load` returns the catalogue of the given domain, which the compiler can't infer.
  return use(load(domain, useStore(language))) as Texts<D>
}

/** Texts of printed documents: a prescription is in Spanish on every screen. */
export const useDocumentTexts = <D extends 'sheet' | 'prescription-sheet'>(domain: D): Texts<D> =>
  // `load` returns the catalogue of the given domain, which the compiler can't infer.
  use(load(domain, documentLanguage)) as Texts<D>

/**
 * Values of `lang` for printed text and for the screen's own words on a sheet; empty when both have the page's
 * language.
 */
export function useDocumentLang(): { printed?: string; said?: string } {
  const own = useStore(language)
  return own === documentLanguage ? {} : { printed: intlLocale[documentLanguage], said: intlLocale[own] }
}

/** The texts of a domain for code outside components; undefined until loaded. */
export const textsNow = <D extends Domain>(domain: D): Texts<D> | undefined =>
  loaded.get(`${language.get()}/${domain}`) as Texts<D> | undefined

export async function setLanguage(next: Language): Promise<void> {
  await loadAll(wanted, next)
  document.documentElement.lang = intlLocale[next]
  persistLocal({ language: next })
  language.set(next)
}

export function chooseLanguage(next: Language): void {
  chosenLanguage.set(next)
  void setLanguage(next)
}
