import type { LiveKind } from '#contract/live.ts'
import { follow, type LivePorts } from '../live-client.ts'

/** One requested event stream, with functions by which the test sends events on the stream or ends it. */
export interface Asked {
  last: string
  signal: AbortSignal
  answer: (status: number) => void
  say: (text: string) => void
  end: () => void
  breakOff: () => void
}

/** Waits until pending promises have settled. */
const settled = async (): Promise<void> => {
  for (let n = 0; n < 30; n += 1) await Promise.resolve()
}

/** A stream whose parts the test writes; it ends with its abort signal. */
function makeStream(last: string, signal: AbortSignal) {
  const unread: (Uint8Array | 'end' | 'broken')[] = []
  let wake = (): void => undefined
  const put = (part: Uint8Array | 'end' | 'broken'): void => {
    unread.push(part)
    wake()
  }
  signal.addEventListener('abort', () => put('broken'))
  async function* parts(): AsyncIterable<Uint8Array> {
    for (;;) {
      const part = unread.shift()
      if (part === 'end') return
      if (part === 'broken') throw new Error('the line broke')
      if (part) yield part
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  let answer = (_status: number): void => undefined
  const answered = new Promise<number>((resolve, reject) => {
    answer = resolve
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })
  const stream: Asked = {
    last,
    signal,
    answer,
    say: (text) => put(new TextEncoder().encode(text)),
    end: () => put('end'),
    breakOff: () => put('broken'),
  }
  return {
    stream,
    connected: answered.then((status) => ({ status, parts: status === 200 ? parts() : null })),
  }
}

/** A clock that advances only when the test moves it. */
function makeClock() {
  let now = 0
  let timers: { at: number; act: () => void }[] = []
  return {
    now: () => now,
    waiting: () => timers.length,
    after(ms: number, act: () => void) {
      const timer = { at: now + ms, act }
      timers.push(timer)
      return () => void (timers = timers.filter((one) => one !== timer))
    },
    /** Advances the clock; timers that become due run in their order. */
    async pass(ms: number): Promise<void> {
      const end = now + ms
      await settled()
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.act()
        await settled()
      }
      now = end
    },
  }
}

const on = (acts: Set<() => void>) => (act: () => void) => {
  acts.add(act)
  return () => void acts.delete(act)
}

/** Fake browser ports of a live page, without a network. */
export function fakeBrowser() {
  const clock = makeClock()
  const asked: Asked[] = []
  const marked: (LiveKind[] | 'all')[] = []
  const page = { isHidden: false, isOnline: true, hasToken: true, renew: async () => true }
  const acts = { visibility: new Set<() => void>(), online: new Set<() => void>() }
  let renewals = 0
  let doubts = 0
  const ports: LivePorts = {
    connect(last, signal) {
      const { stream, connected } = makeStream(last, signal)
      asked.push(stream)
      return connected
    },
    hasToken: () => page.hasToken,
    renew() {
      renewals += 1
      return page.renew()
    },
    isHidden: () => page.isHidden,
    isOnline: () => page.isOnline,
    onVisibility: on(acts.visibility),
    onOnline: on(acts.online),
    after: (ms, act) => clock.after(ms, act),
    askServer: () => void (doubts += 1),
    random: () => 1,
    markOld: (kinds) => marked.push(kinds ? [...kinds] : 'all'),
  }
  const start = (): (() => void) => follow(ports)
  const latest = (): Asked => {
    const stream = asked.at(-1)
    if (!stream) throw new Error('no stream was asked for')
    return stream
  }
  return {
    page,
    /** Event streams that the page has requested, in order. */
    asked,
    latest,
    marked,
    renewals: () => renewals,
    /** Number of health calls that the page has sent. */
    doubts: () => doubts,
    /** Number of timers and listeners that are still registered. */
    left: () => clock.waiting() + acts.visibility.size + acts.online.size,
    now: clock.now,
    pass: (ms: number) => clock.pass(ms),
    settled,
    start,
    /** Starts a page and opens its stream. @returns function that ends the subscription */
    async openStream(): Promise<() => void> {
      const end = start()
      await clock.pass(3000)
      latest().answer(200)
      await settled()
      return end
    },
    async show(isHidden: boolean): Promise<void> {
      page.isHidden = isHidden
      for (const act of acts.visibility) act()
      await settled()
    },
    async goOnline(): Promise<void> {
      page.isOnline = true
      for (const act of acts.online) act()
      await clock.pass(0)
    },
  }
}
