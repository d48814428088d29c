import { ApiError } from './api-error.ts'
import { textsNow } from '../texts.ts'

/**
 * The error sentence for a failed call: the sentence in the server's response, else one of the browser's texts. Every page has
 * loaded the `common` texts.
 */
export function problemText(error: unknown): string {
  const texts = textsNow('common')?.errors
  if (!(error instanceof ApiError)) return texts?.unexpected ?? ''
  if (error.detail) return error.detail
  if (error.code === 'network') return (error.status === 408 ? texts?.late : texts?.network) ?? ''
  if (error.code === 'bad-answer') return texts?.badAnswer ?? ''
  if (error.code === 'cookies-dropped') return texts?.cookiesDropped ?? ''
  return (error.code === 'unavailable' ? texts?.unavailable : texts?.unexpected) ?? ''
}

/**
 * The sentence for content that failed to load. For a temporary error it says that loading is retried automatically
 * (query.ts).
 */
export function loadProblemText(error: unknown): string {
  const { code, status } = error instanceof ApiError ? error : {}
  const texts = textsNow('common')?.errors
  if (code === 'network') return (status === 408 ? texts?.late : texts?.networkLoad) ?? ''
  return code === 'unavailable' ? (texts?.unavailableLoad ?? '') : problemText(error)
}
