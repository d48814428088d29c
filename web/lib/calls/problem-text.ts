import { ApiError } from './api-error.ts'
import { textsNow } from '../texts.ts'

/** The sentence of a failed call: the server's own, else ours. Needs the `errors` texts of the page. */
export function problemText(error: unknown): string {
  const texts = textsNow('errors')
  if (!(error instanceof ApiError)) return texts?.unexpected ?? ''
  if (error.detail) return error.detail
  if (error.code === 'network') return (error.status === 408 ? texts?.late : texts?.network) ?? ''
  if (error.code === 'bad-answer') return texts?.badAnswer ?? ''
  return (error.code === 'unavailable' ? texts?.unavailable : texts?.unexpected) ?? ''
}

/** The same of what a page loads: what may pass comes by itself (query.ts), and is said so. */
export function loadProblemText(error: unknown): string {
  const { code, status } = error instanceof ApiError ? error : {}
  const texts = textsNow('errors')
  if (code === 'network') return (status === 408 ? texts?.late : texts?.networkLoad) ?? ''
  return code === 'unavailable' ? (texts?.unavailableLoad ?? '') : problemText(error)
}
