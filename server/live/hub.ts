import { PassThrough } from 'node:stream'
import { LIVE_KINDS, type LiveEvent, type LiveKind } from '#contract/live.ts'
import { Problem } from '#contract/problem.ts'
import { openOf } from '../accounts/session/open-sessions.ts'
import type { Database } from '../database/database.ts'
import { reasonOf } from '../database/work-queue.ts'
import type { Position, StoredEvent } from '../events/happened.ts'
import { followTail, type Tail } from '../events/tail.ts'
import { eventId, isAfter } from './position.ts'

/**
 * A new stream also gets the events of this many seconds before it opened. A page that has fetched its data within these seconds
 * therefore misses no change.
 */
const KEPT_SECONDS = 30
/** Maximum number of events that are held in memory for streams that reconnect. */
const MOST_KEPT = 5000
const MOST_OF_ACCOUNT = 8
const BEAT_MS = 15_000
/**
 * Interval in ms at which the sessions of the open streams are checked. A stream stays open at most this long after its session
 * was closed.
 */
const CHECK_MS = 3000
/**
 * Maximum number of characters that may wait in a stream to be sent. Beyond it the stream is closed; the browser then reconnects
 * and gets the events that it missed.
 */
const MOST_UNREAD = 64 * 1024

interface Listener {
  doctorId: number
  sessionId: number
  stream: PassThrough
  /**
   * Position of the last event that the page has received, maybe from another process; null for a page that has received no
   * event.
   */
  after: Position | null
}

interface Kept {
  position: Position
  doctorId: number
  at: number
  text: string
}

export interface Hub {
  /** Opens a stream of events for one page. @throws Problem `too-many-requests` for an account with many open streams */
  open(who: Pick<Listener, 'doctorId' | 'sessionId'>, after: Position | null): Promise<AsyncIterable<string>>
  close(): Promise<void>
}

/** Event that makes a page fetch all its data again. The page's stream continues after the position `at`. */
const refreshAt = (at: Position): string => `id: ${eventId(at)}\nevent: refresh\ndata: {}\n\n`
const BEAT = ': \n\n'

const isLive = (action: string): action is LiveKind => (LIVE_KINDS as readonly string[]).includes(action)

/**
 * Whether an event must be sent to a page. A page may have received the event already: when the first stream of a process
 * opens, the process reads the events of the last seconds again.
 */
const isFor = ({ doctorId, after }: Listener, of: number, position: Position): boolean =>
  doctorId === of && (!after || isAfter(position, after))

function written(event: StoredEvent & { action: LiveKind }): string {
  const said: LiveEvent = { kind: event.action, object: event.object_id }
  return `id: ${eventId(event)}\nevent: change\ndata: ${JSON.stringify(said)}\n\n`
}

/** Finds the doctor's events that a stream has missed; null when some of them are no longer in memory. */
function missed(
  kept: readonly Kept[],
  { doctorId, after }: Pick<Listener, 'doctorId' | 'after'>,
  from: Position,
): string[] | null {
  const own = kept.filter((one) => one.doctorId === doctorId)
  if (!after) {
    const since = Date.now() - KEPT_SECONDS * 1000
    return own.filter(({ at }) => at >= since).map(({ text }) => text)
  }
  const begins = kept.length < MOST_KEPT ? from : kept[0]?.position
  if (begins && isAfter(begins, after)) return null
  return own.filter(({ position }) => isAfter(position, after)).map(({ text }) => text)
}

/**
 * Sends a doctor's events to the doctor's open pages. While any stream is open, the process has one reader of the table of
 * events.
 */
export function createHub(database: Database, log: (message: string) => void): Hub {
  const listeners = new Set<Listener>()
  let kept: Kept[] = []
  let tail: Promise<Tail> | null = null

  const send = ({ stream }: Listener, text: string): void => {
    stream.write(text)
    if (stream.writableLength > MOST_UNREAD) stream.destroy()
  }

  function heard(event: StoredEvent): void {
    if (!isLive(event.action)) return
    const text = written({ ...event, action: event.action })
    const { doctor_id: doctorId, turn, id } = event
    const position = { turn, id }
    kept.push({ position, doctorId, at: event.at.getTime(), text })
    for (const listener of listeners) if (isFor(listener, doctorId, position)) send(listener, text)
  }

  const timers: NodeJS.Timeout[] = []
  function begin(): Promise<Tail> {
    timers.push(setInterval(beat, BEAT_MS), setInterval(check, CHECK_MS))
    for (const timer of timers) timer.unref()
    return followTail(database, KEPT_SECONDS, {
      heard,
      failed: (reason) => log(`live: events were not read: ${reason}`),
    })
  }
  async function end(): Promise<void> {
    const ended = tail
    tail = null
    kept = []
    for (const timer of timers.splice(0)) clearInterval(timer)
    // If the reader of events failed to start, the failure was already reported to the page that opened a stream, and there is
    // nothing to stop.
    await (await ended?.catch(() => undefined))?.stop()
  }

  function beat(): void {
    if (kept.length > MOST_KEPT) kept = kept.slice(-MOST_KEPT)
    for (const listener of listeners) send(listener, BEAT)
  }
  function check(): void {
    const asked = [...listeners]
    openOf(
      database.open,
      asked.map(({ sessionId }) => sessionId),
    )
      .then((open) => {
        for (const { sessionId, stream } of asked) if (!open.has(sessionId)) stream.end()
      })
      .catch((error: unknown) => log(`live: sessions were not checked: ${reasonOf(error)}`))
  }

  return {
    async open({ doctorId, sessionId }, after) {
      const own = [...listeners].filter((one) => one.doctorId === doctorId)
      if (own.length >= MOST_OF_ACCOUNT) throw new Problem('too-many-requests', { values: { seconds: 60 } })
      const stream = new PassThrough({ encoding: 'utf8' })
      const listener: Listener = { doctorId, sessionId, after, stream }
      listeners.add(listener)
      listener.stream.once('close', () => {
        listeners.delete(listener)
        if (listeners.size === 0) void end()
      })
      tail ??= begin()
      const refused = (error: unknown): never => {
        stream.destroy()
        throw error
      }
      const { from, at, end: lastEvent } = await tail.catch(refused)
      // If the page's last event does not exist, the database was restored from a backup that does not contain the event.
      const isAhead = after && isAfter(after, at()) && isAfter(after, await lastEvent().catch(refused))
      if (isAhead) listener.after = null
      send(listener, BEAT)
      const texts = isAhead ? null : missed(kept, listener, from)
      for (const text of texts ?? [refreshAt(at())]) send(listener, text)
      return stream
    },
    async close() {
      for (const { stream } of listeners) stream.end()
      await end()
    },
  }
}
