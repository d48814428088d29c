const TRY_AGAIN = 5000

/**
 * The code of a part that nobody asked for. Without a network it is waited for: what is missing in the background must
 * never take away the page that somebody writes on.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN))
    }
  }
}
