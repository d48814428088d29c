import type { live as Live, LiveEvent, LiveKind } from '#contract/live.ts'
import { callsOf } from './calls-of.ts'
import { drafts, patientRecord, patients, prescriptionActs, prescriptions } from './endpoints.ts'
import { invalidate } from './query.ts'
import { addressOf } from './request.ts'
import { currentToken, renew } from './session.ts'

const live = callsOf<typeof Live>()({ follow: 'GET /api/v2/events/' })

/** A page is there and quiet before its stream opens; the server tells what happened in the last 30 s. */
const FIRST_MS = 3000
/** The server says something every 15 s: longer silence is a line that died. */
const SILENT_MS = 40_000
/** A page that nobody sees for so long hears nothing until it is seen again. */
const HIDDEN_MS = 60_000
const LONGEST_WAIT_MS = 60_000
/** What happens together is asked for together. */
const TOGETHER_MS = 150

const affected: Record<string, readonly Parameters<typeof invalidate>[0][]> = {
  // A state that has just changed comes before the event that says why.
  prescription: [prescriptions.list, prescriptions.get, prescriptions.timeline, prescriptionActs.links],
  mail: [prescriptions.list, prescriptions.get, prescriptions.timeline],
  patient: [patients.list, patients.get],
  record: [patientRecord.get],
  draft: [drafts.list],
}

const roomOf = (kind: LiveKind): string => kind.slice(0, kind.indexOf('.'))

/** The last event that this page heard. It goes on from there. */
let last = ''
let due = new Set<string>()

function refresh(rooms: readonly string[]): void {
  if (due.size === 0)
    setTimeout(() => {
      const asked = new Set([...due].flatMap((room) => affected[room] ?? []))
      due = new Set()
      for (const endpoint of asked) void invalidate(endpoint)
    }, TOGETHER_MS)
  for (const room of rooms) due.add(room)
}

/** One block of the stream: `id`, `event` and `data` lines. */
function hear(block: string): void {
  const of = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  last = of('id') || last
  if (of('event') === 'refresh') refresh(Object.keys(affected))
  if (of('event') !== 'change') return
  const { kind } = JSON.parse(of('data')) as LiveEvent
  refresh([roomOf(kind)])
}

/** Listens until the stream ends. @returns the status that it was answered with */
async function listen(signal: AbortSignal, isHeard: () => void): Promise<number> {
  const response = await fetch(addressOf(live.follow, {}), {
    headers: { authorization: `Token ${currentToken() ?? ''}`, ...(last && { 'last-event-id': last }) },
    signal,
  })
  if (!response.ok || !response.body) return response.status
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    isHeard()
    const blocks = (unread + decoder.decode(part.value, { stream: true })).split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) hear(block)
  }
  return response.status
}

/**
 * Lets open pages show what happens elsewhere (a fill, a rejection, a mail that came back) without being reloaded and
 * without asking: answers that an event concerns are marked old. Waits longer each time that the line fails.
 * @returns how to end it
 */
export function followEvents(): () => void {
  let isOver = false
  let failures = 0
  let line: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const later = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void open(), ms)
  }

  async function open(): Promise<void> {
    if (isOver || line || document.hidden || !navigator.onLine || !currentToken()) return
    const own = new AbortController()
    line = own
    let silence = setTimeout(() => own.abort(), SILENT_MS)
    const isHeard = (): void => {
      failures = 0
      clearTimeout(silence)
      silence = setTimeout(() => own.abort(), SILENT_MS)
    }
    const status = await listen(own.signal, isHeard).catch(() => 0)
    clearTimeout(silence)
    line = undefined
    if (isOver || status === 403 || (status === 401 && !(await renew().catch(() => false)))) return
    failures += 1
    later(Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2))
  }

  function seen(): void {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => line?.abort(), HIDDEN_MS)
    else void open()
  }
  const online = (): void => later(0)

  document.addEventListener('visibilitychange', seen)
  addEventListener('online', online)
  later(FIRST_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    clearTimeout(hiding)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('online', online)
    line?.abort()
  }
}
