import { profileCalls } from '../calls/endpoints.ts'
import { query, queryClient } from '../calls/query.ts'
import { supportParts } from './support-parts.ts'
import { language } from '../texts.ts'

/** Maximum length of the metadata of a message to support, characters (contract/contact.ts). */
export const METADATA_MAX = 20_000

/**
 * State of the page as JSON of at most `METADATA_MAX` characters. The largest parts are left out and listed in `omitted`, so that
 * a long draft never blocks the message to support.
 */
export function metadataText(facts: Readonly<Record<string, unknown>>): string {
  const left = { ...facts }
  const omitted: string[] = []
  const text = (): string => JSON.stringify(omitted.length > 0 ? { ...left, omitted } : left)
  while (text().length > METADATA_MAX) {
    const [largest] = Object.keys(left).toSorted((a, b) => sizeOf(left[b]) - sizeOf(left[a]))
    if (largest === undefined) return ''
    omitted.push(largest)
    delete left[largest]
  }
  return text()
}

const sizeOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length)

/** State that is stored with a message to support: profile, draft, current page. It is never mailed. */
export function supportMetadata(): string {
  const { queryKey } = query(profileCalls.get, {})
  return metadataText({
    path: window.location.pathname,
    language: language.get(),
    width: window.innerWidth,
    profile: queryClient.getQueryData(queryKey)?.results[0],
    ...Object.fromEntries([...supportParts].map(([name, describe]) => [name, describe()])),
  })
}
