import { use } from 'react'
import {
  catalogues,
  defaultLanguage,
  documentLanguage,
  type Domain,
  intlLocale,
  type Language,
  type Texts,
} from '#locales/locale.ts'
import { persisted, persistLocal } from './calls/persist.ts'
import { createStore, useStore } from './store.ts'

export const language = createStore<Language>(persisted.get().local.language ?? defaultLanguage)

/** What somebody chose by hand on the way in, at this visit: it goes before what the account has (profile.ts). */
export const chosenLanguage = createStore<Language | undefined>(undefined)

const loading = new Map<string, Promise<unknown>>()
const loaded = new Map<string, unknown>()
const wanted = new Set<Domain>()
/** What prescriptions say. They are wanted in the language of documents too, whatever the reader's is. */
const OF_DOCUMENTS: readonly Domain[] = ['sheet', 'prescription-sheet']
const wantedLanguages = (domain: Domain, own: Language): readonly Language[] =>
  OF_DOCUMENTS.includes(domain) ? [own, documentLanguage] : [own]
const loadAll = (domains: Iterable<Domain>, own: Language): Promise<unknown> =>
  Promise.all([...domains].flatMap((domain) => wantedLanguages(domain, own).map((of) => load(domain, of))))

function load(domain: Domain, of: Language): Promise<unknown> {
  const key = `${of}/${domain}`
  const known = loading.get(key)
  if (known) return known
  const promise: Promise<unknown> = catalogues[domain][of]().then((texts: unknown) => {
    loaded.set(key, texts)
    // What React's `use` writes on a promise that it has seen settle: with it the first render needs no waiting.
    void Object.assign(promise, { status: 'fulfilled', value: texts })
    return texts
  })
  // A failed download is forgotten, so that the next try asks again.
  void promise.catch(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}

/** Loads what a page says beside the page itself, so that it never waits for its sentences. */
export async function loadTexts(...domains: readonly Domain[]): Promise<void> {
  for (const domain of domains) wanted.add(domain)
  await loadAll(domains, language.get())
}

/** The sentences of a domain in the reader's language. Suspends only when `loadTexts` was not called before. */
export function useTexts<D extends Domain>(domain: D): Texts<D> {
  // What `load` gives for a domain is that domain's catalogue.
  return use(load(domain, useStore(language))) as Texts<D>
}

/** What is printed: a prescription is a Spanish document on every screen. */
export const useDocumentTexts = <D extends 'sheet' | 'prescription-sheet'>(domain: D): Texts<D> =>
  // What `load` gives for a domain is that domain's catalogue.
  use(load(domain, documentLanguage)) as Texts<D>

/** For `lang` of what is printed, and of what the screen says on it; none where both are the page's. */
export function useDocumentLang(): { printed?: string; said?: string } {
  const own = useStore(language)
  return own === documentLanguage ? {} : { printed: intlLocale[documentLanguage], said: intlLocale[own] }
}

/** The same outside components; undefined until loaded. */
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
