import type { LiveEvent } from '#contract/live.ts'

/** A page is there and quiet before its stream opens; the server tells what happened in the last 30 s. */
const FIRST_MS = 3000
/** The server says something every 15 s: longer silence is a line that died. */
const SILENT_MS = 40_000
/** A page that nobody sees for so long hears nothing until it is seen again. */
const HIDDEN_MS = 60_000
const LONGEST_WAIT_MS = 60_000
/** What happens together is asked for together. */
const TOGETHER_MS = 150

/** What the client of the stream needs of the browser around it. */
export interface LivePorts {
  /** Asks for the stream; goes on after the event of this id, '' from now on. Throws where the line fails. */
  connect(
    last: string,
    signal: AbortSignal,
  ): Promise<{ status: number; parts: AsyncIterable<Uint8Array> | null }>
  hasToken(): boolean
  /** A fresh token; false when the session is over. Throws where nobody answers. */
  renew(): Promise<boolean>
  isHidden(): boolean
  isOnline(): boolean
  /** Calls back when the page is hidden or seen, or online again. Each returns how to end that. */
  onVisibility(act: () => void): () => void
  onOnline(act: () => void): () => void
  /** Calls back once, after so many ms. Returns how to prevent it. */
  after(ms: number, act: () => void): () => void
  /** From 0 to 1, so that not all pages come back in the same moment. */
  random(): number
  /** What these happened to is old: kinds of events, or null for everything that a stream tells of. */
  markOld(kinds: ReadonlySet<LiveEvent['kind']> | null): void
}

const nothing = (): void => undefined

/** Reads the blocks of a stream; what comes within a moment is handed on together. */
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

  /** One block of the stream: `id`, `event` and `data` lines. */
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
    /** The last event that this page heard. It goes on from there. */
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
 * Lets open pages show what happens elsewhere (a fill, a rejection, a mail that came back) without being reloaded and
 * without asking: answers that an event concerns are marked old. Waits longer each time that the line fails.
 * @returns how to end it
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

  /** @returns the status that the stream was answered with, once it has ended; 0 where the line failed */
  async function listen(own: AbortController): Promise<number> {
    let forgetSilence = nothing
    const isHeard = (): void => {
      forgetSilence()
      forgetSilence = ports.after(SILENT_MS, () => own.abort())
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
    // Whoever can't be reached now has not said that the session is over.
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
