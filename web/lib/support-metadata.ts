import { profile } from './endpoints.ts'
import { query, queryClient } from './query.ts'
import { language } from './texts.ts'

const parts = new Map<string, () => unknown>()

/** Lets a feature say what support should see of it, such as the draft that is being written. */
export const describeForSupport = (name: string, describe: () => unknown): void =>
  void parts.set(name, describe)

/** The state that goes with a message to support: the profile, the draft, where the doctor was. Kept, never mailed. */
export function supportMetadata(): string {
  const { queryKey } = query(profile.get, {})
  return JSON.stringify({
    path: window.location.pathname,
    language: language.get(),
    width: window.innerWidth,
    profile: queryClient.getQueryData(queryKey)?.results[0],
    ...Object.fromEntries([...parts].map(([name, describe]) => [name, describe()])),
  })
}
