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

/** Downloads of texts by language and domain; `value`: the texts, once they are downloaded. */
const loading = new Map<string, Promise<unknown> & { value?: unknown }>()
const wanted = new Set<Domain>()
/** The language that was requested last. */
let asked: Language

/** Loads text domains in a language. The texts of sheets are also loaded in Spanish, the language of documents. */
const loadAll = (domains: Iterable<Domain>, own: Language): Promise<unknown> =>
  Promise.all(
    [...domains].flatMap((domain) =>
      (domain.endsWith('sheet') ? [own, documentLanguage] : [own]).map((of) => loadDomain(domain, of)),
    ),
  )

/** Loads the texts of a domain in one language, once. */
export function loadDomain(domain: Domain, of: Language): Promise<unknown> {
  const key = `${of}/${domain}`
  const known = loading.get(key)
  if (known) return known
  const promise: Promise<unknown> = textsOf(domain, of).then((texts: unknown) => {
    // Status fields that React's `use` sets on a settled promise: setting them now lets the first render go on
    // without suspending.
    void Object.assign(promise, { status: 'fulfilled', value: texts })
    return texts
  })
  // A failed download is removed from the map, so that the next call downloads the texts again.
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
  // The compiler can't infer that `loadDomain` returns the texts of the given domain.
  return use(loadDomain(domain, useStore(language))) as Texts<D>
}

/** The texts of a domain for code outside components; undefined until loaded. */
export const textsNow = <D extends Domain>(domain: D): Texts<D> | undefined =>
  loading.get(`${language.get()}/${domain}`)?.value as Texts<D> | undefined

/**
 * Shows a language once its texts are loaded, unless another language was requested meanwhile. The server writes the head of the
 * next page in the language of the cookie (server/site/kept-language.ts).
 */
export async function setLanguage(next: Language): Promise<void> {
  asked = next
  await loadAll(wanted, next)
  if (asked !== next) return
  document.documentElement.lang = intlLocale[next]
  document.cookie = `language=${next};path=/;max-age=31536000`
  language.set(next)
}

/**
 * Shows the language that somebody chooses outside of an account's options. The browser stores the choice until the choice is
 * saved in an account (`applyPreferences`) or a session ends.
 */
export function chooseLanguage(next: Language): void {
  persistLocal({ language: next, chosen: true })
  void setLanguage(next)
}
