import type { ProviderCall } from './provider-call.ts'
import { OutboundFailure, type Outcome } from './outbound-failure.ts'

/**
 * Passes the decoded body of a response on as it arrives, and fails once it has more than `maxBytes` bytes. The call
 * ends with the end of the body, or when its reader stops.
 * @param outcome outcome of a call whose body was read without a failure
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  { call, maxBytes, outcome }: { call: ProviderCall; maxBytes: number; outcome: Outcome },
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          call.end(outcome)
          controller.close()
          return
        }
        size += value.byteLength
        if (size > maxBytes) throw new OutboundFailure(call.provider, 'too-large')
        controller.enqueue(value)
      } catch (error) {
        controller.error(call.fail(error))
      }
    },
    async cancel(reason) {
      call.end(outcome)
      await reader.cancel(reason)
    },
  })
}
