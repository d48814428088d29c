const TRY_AGAIN = 5000

/**
 * What nobody waits for: the code of a part that nobody asked for, the end of what was discarded. Without a network it is
 * tried again; what is missing in the background must never take away the page that somebody writes on.
 */
export async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN))
    }
  }
}
