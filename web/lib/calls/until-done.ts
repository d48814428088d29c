import { pause } from '../pause.ts'

const TRY_AGAIN = 5000

/**
 * Repeats a background task until it succeeds, such as loading code ahead or deleting a discarded draft. A failure
 * of a background task must never replace the page on which somebody writes.
 */
export async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await pause(TRY_AGAIN)
    }
  }
}
