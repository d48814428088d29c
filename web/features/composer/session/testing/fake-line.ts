interface Call {
  arrive: () => void
  answer: () => void
  fail: () => void
  hasArrived: boolean
}

/** The line between a browser and the account: each call is carried, kept or lost by hand. */
export class FakeLine {
  isUp = true
  private calls: Call[] = []

  /** @param lost what the caller makes of no answer at all */
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

  /** Lets the nth call that is under way come to the account; its answer is still on its way. */
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

  /** Nobody will know whether it came. */
  lose(n: number): void {
    this.take(n)?.fail()
  }

  /** The line breaks, and every call that is under way with it. */
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
