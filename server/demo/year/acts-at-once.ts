/**
 * Runs asynchronous actions, several at once. Actions that share a key run one after the other, in the order in which they were
 * begun.
 */
export class ActsAtOnce {
  readonly #atOnce: number
  readonly #running = new Set<Promise<void>>()
  readonly #latest = new Map<string, Promise<void>>()
  #failure: { error: unknown } | null = null

  /** Limits how many actions run at once. @param atOnce number of actions that may run at the same time */
  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Begins an action as soon as fewer actions run than the limit allows. @throws the failure of an action begun earlier */
  async begin(keys: readonly string[], act: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#atOnce) await Promise.race(this.#running)
    this.#throwFailure()
    const earlier = keys.flatMap((key) => this.#latest.get(key) ?? [])
    const done = (earlier.length > 0 ? Promise.all(earlier).then(act) : act())
      .catch((error: unknown) => {
        this.#failure ??= { error }
      })
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
    for (const key of keys) this.#latest.set(key, done)
  }

  /** Waits for the end of all actions. @throws the failure of one of them */
  async ended(): Promise<void> {
    await Promise.all(this.#running)
    this.#throwFailure()
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error
  }
}
