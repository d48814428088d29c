import type { Collector } from '#contract/brand.ts'
import { ApiError } from '../calls/api-error.ts'
import { sendTo } from './collector.ts'

/** More than this in one visit says nothing new. */
const MOST = 10

/** Places in our own built files; nothing else of a stack, whose first line repeats the message. */
const framesOf = (stack: string | undefined): string[] =>
  [...(stack ?? '').matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g)]
    .slice(0, MOST)
    .map(([, frame = '']) => frame)

/**
 * What is told of an error: its kind and where it happened. Its message is left out, because it may quote what
 * somebody typed or whose page it was.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  const call = error instanceof ApiError ? { code: error.code, request_id: error.requestId } : {}
  return { event: 'error', name, ...call, frames: framesOf(stack) }
}

/** Tells the collector of errors that nobody handled, each once and at most ten a visit. */
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
