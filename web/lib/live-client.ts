import type { LiveEvent } from '#contract/live.ts'

/**
 * Delay before a page opens the event stream, ms, so that the page's data load first. A new stream also gets the events of the
 * last 30 s.
 */
const FIRST_MS = 3000
/** Timeout of a silent stream, ms: the server sends something every 15 s, so longer silence means a dead connection. */
const SILENT_MS = 40_000
/** Time after which a hidden page closes its stream until it is visible again, ms. */
const HIDDEN_MS = 60_000
/**
 * Silence of the stream after which the page sends a health call, ms: a little more than the 15 s between two messages of the
 * server.
 */
const DOUBT_MS = 17_000
const LONGEST_WAIT_MS = 60_000
/** Time for which events are collected before they are handled together, ms. */
const TOGETHER_MS = 150

/** Functions of the browser that the client of the stream uses. */
export interface LivePorts {
  /**
   * Opens the stream. It begins after the event with the id `last`, or for '' with the events of the last 30 s. Throws when the
   * connection fails.
   */
  connect(
    last: string,
    signal: AbortSignal,
  ): Promise<{ status: number; parts: AsyncIterable<Uint8Array> | null }>
  hasToken(): boolean
  /** Gets a fresh token; false when the session is over. Throws when no server answers. */
  renew(): Promise<boolean>
  isHidden(): boolean
  isOnline(): boolean
  /**
   * Calls `act` when the page is hidden or shown (`onOnline`: when it is online again). @returns function that ends these calls
   */
  onVisibility(act: () => void): () => void
  onOnline(act: () => void): () => void
  /** Calls `act` once, after `ms` milliseconds. @returns function that cancels the call */
  after(ms: number, act: () => void): () => void
  /** Sends a health call to the server. If no answer comes, the page shows that the server is unreachable. */
  askServer(): void
  /** Random number from 0 to 1, so that not all pages reconnect at the same moment. */
  random(): number
  /** Marks the answers as stale that events of the given kinds change; null: the answers that events of any kind change. */
  markOld(kinds: ReadonlySet<LiveEvent['kind']> | null): void
}

const nothing = (): void => undefined

/** Reads the blocks of a stream, and passes on together the kinds of all events that arrive within `TOGETHER_MS`. */
function listener(ports: Pick<LivePorts, 'after' | 'markOld'>) {
  let last = ''
  let due: Set<LiveEvent['kind']> | null = new Set()
  let isWaiting = false

  function markSoon(): void {
    if (isWaiting) return
    isWaiting = true
    ports.after(TOGETHER_MS, () => {
      const kinds = due
      due = new Set()
      isWaiting = false
      ports.markOld(kinds)
    })
  }

  /** Handles one block of the stream: `id`, `event` and `data` lines. */
  function hear(block: string): void {
    const of = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
    last = of('id') || last
    const event = of('event')
    if (event !== 'change' && event !== 'refresh') return
    if (event === 'refresh') due = null
    else due?.add((JSON.parse(of('data')) as LiveEvent).kind)
    markSoon()
  }

  return {
    /** Id of the last event received, after which a new stream continues. */
    last: () => last,
    async hearAll(parts: AsyncIterable<Uint8Array>, isHeard: () => void): Promise<void> {
      const decoder = new TextDecoder()
      let unread = ''
      for await (const part of parts) {
        isHeard()
        const blocks = (unread + decoder.decode(part, { stream: true })).split('\n\n')
        unread = blocks.pop() ?? ''
        for (const block of blocks) hear(block)
      }
    },
  }
}

/**
 * Keeps open pages up to date with events on the server (a fill, a rejection, a bounced mail) without reload or polling: cached
 * answers that an event changes are marked as stale. Reconnects with growing delays.
 * @returns function that ends the subscription
 */
export function follow(ports: LivePorts): () => void {
  const heard = listener(ports)
  let isOver = false
  let failures = 0
  let line: AbortController | undefined
  let forget = nothing
  let forgetHiding = nothing

  const later = (ms: number): void => {
    forget()
    forget = ports.after(ms, () => void open())
  }

  /**
   * Reads one stream until it ends.
   * @returns the status of the response; 0 when the connection failed
   */
  async function listen(own: AbortController): Promise<number> {
    let forgetSilence = nothing
    const isHeard = (): void => {
      forgetSilence()
      const forgets = [
        ports.after(DOUBT_MS, () => ports.askServer()),
        ports.after(SILENT_MS, () => own.abort()),
      ]
      forgetSilence = () => forgets.forEach((end) => end())
    }
    isHeard()
    try {
      const { status, parts } = await ports.connect(heard.last(), own.signal)
      if (parts)
        await heard.hearAll(parts, () => {
          failures = 0
          isHeard()
        })
      return status
    } catch {
      return 0
    } finally {
      forgetSilence()
    }
  }

  async function open(): Promise<void> {
    if (isOver || line || ports.isHidden() || !ports.isOnline() || !ports.hasToken()) return
    line = new AbortController()
    const status = await listen(line)
    line = undefined
    if (isOver || status === 403) return
    // A stream also ends when the server has become unreachable, so a health call is sent. A hidden page has closed its stream
    // itself.
    if (!ports.isHidden()) ports.askServer()
    // If the renewal gets no answer, the session may still be open, so that the client connects again.
    if (status === 401 && !(await ports.renew().catch(() => true))) return
    failures += 1
    later(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(failures, 6)) * (0.5 + ports.random() / 2))
  }

  const unsee = ports.onVisibility(() => {
    forgetHiding()
    if (ports.isHidden()) forgetHiding = ports.after(HIDDEN_MS, () => line?.abort())
    else void open()
  })
  const deaf = ports.onOnline(() => later(0))
  later(FIRST_MS)
  return () => {
    isOver = true
    for (const end of [forget, forgetHiding, unsee, deaf]) end()
    line?.abort()
  }
}
