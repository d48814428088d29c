interface Call {
  arrive: () => void
  answer: () => void
  fail: () => void
  hasArrived: boolean
}

/**
 * Simulated network between a browser and the account: the test delivers, holds back or loses each request by hand.
 */
export class FakeLine {
  isUp = true
  private calls: Call[] = []

  /**
   * Sends a request over the simulated network.
   * @param lost result for the caller when there is no answer
   */
  ask<T>(work: () => T, lost: T): Promise<T> {
    if (!this.isUp) return Promise.resolve(lost)
    return new Promise((resolve) => {
      let answer = lost
      const arrive = () => void (answer = work())
      this.calls.push({
        arrive,
        answer: () => resolve(answer),
        fail: () => resolve(lost),
        hasArrived: false,
      })
    })
  }

  /** Delivers the nth request under way to the account; its answer is not delivered yet. */
  arrive(n: number): void {
    const call = this.calls[n % Math.max(1, this.calls.length)]
    if (!call || call.hasArrived) return
    call.hasArrived = true
    call.arrive()
  }

  answer(n: number): void {
    this.arrive(n)
    this.take(n)?.answer()
  }

  /** Loses the nth request under way: the caller does not know whether it arrived. */
  lose(n: number): void {
    this.take(n)?.fail()
  }

  /** Takes the simulated network away: every request under way fails. */
  cut(): void {
    this.isUp = false
    for (const call of this.calls.splice(0)) call.fail()
  }

  get isQuiet(): boolean {
    return this.calls.length === 0
  }

  private take(n: number): Call | undefined {
    return this.calls.splice(n % Math.max(1, this.calls.length), 1)[0]
  }
}
