import type { Collector } from '#contract/brand.ts'
import { ApiError } from '../calls/api-error.ts'
import { sendTo } from './collector.ts'

/** Maximum number of error reports per visit: further reports would contain nothing new. */
const MOST = 10

/**
 * Stack frames in the product's own built files. The rest of a stack is dropped; its first line repeats the
 * message.
 */
const framesOf = (stack: string | undefined): string[] =>
  [...(stack ?? '').matchAll(/\/(assets\/[\w./-]+\.js:\d+:\d+)/g)]
    .slice(0, MOST)
    .map(([, frame = '']) => frame)

/**
 * Describes an error for the collector: its kind and its place. The message is left out, because it may quote typed
 * text or a patient's data.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  const call = error instanceof ApiError ? { code: error.code, request_id: error.requestId } : {}
  return { event: 'error', name, ...call, frames: framesOf(stack) }
}

/** Reports unhandled errors to the collector, each once and at most ten per visit. */
export function createErrorReports(
  collector: Collector,
  facts: () => Readonly<Record<string, string>>,
): (error: unknown) => void {
  const told = new Set<string>()
  return (error) => {
    const description = describeError(error)
    const known = JSON.stringify([description['name'], description['code'], description['frames']])
    if (told.has(known) || told.size === MOST) return
    told.add(known)
    sendTo(collector, { ...description, ...facts() })
  }
}
