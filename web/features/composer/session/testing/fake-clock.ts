/** A clock that the test moves by hand. */
export class FakeClock {
  now = 0
  private timers: { at: number; run: () => void }[] = []

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now + ms, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  /** Moves the clock and runs the due timers one after the other. The promises that a timer starts settle before the next one. */
  async advance(ms: number): Promise<void> {
    const until = this.now + ms
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
      if (!next) break
      this.now = Math.max(this.now, next.at)
      this.timers = this.timers.filter((one) => one !== next)
      next.run()
      await flushPromises()
    }
    this.now = until
    await flushPromises()
  }
}

/**
 * Resolves once every promise that waits neither for the clock nor for the network connection (`FakeLine`) has
 * settled.
 */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}
