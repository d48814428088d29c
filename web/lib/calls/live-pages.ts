import type { live as Live, LiveKind } from '#contract/live.ts'
import { callsOf } from './calls-of.ts'
import {
  dashboardCalls,
  draftCalls,
  patientRecordCalls,
  patientCalls,
  prescriptionActCalls,
  prescriptionCalls,
} from './endpoints.ts'
import { paylinkCalls } from './paylink-calls.ts'
import { askServer } from '../watch-server.ts'
import { follow, type LivePorts } from '../live-client.ts'
import { invalidate } from './query.ts'
import { addressOf } from './request.ts'
import { currentToken, renew } from '../account/session.ts'

const live = callsOf<typeof Live>()({ follow: 'GET /api/v2/events/' })

type Room = LiveKind extends `${infer R}.${string}` ? R : never

/** For each kind of event, the endpoints whose cached answers are stale after it. */
const affected: Record<Room, readonly Parameters<typeof invalidate>[0][]> = {
  // The prescription is fetched before its timeline, so that a new state is never shown after the event that
  // explains it.
  prescription: [
    prescriptionCalls.list,
    prescriptionCalls.get,
    prescriptionCalls.timeline,
    prescriptionActCalls.links,
    dashboardCalls.read,
  ],
  mail: [prescriptionCalls.list, prescriptionCalls.get, prescriptionCalls.timeline, dashboardCalls.read],
  patient: [patientCalls.list, patientCalls.get, dashboardCalls.read],
  record: [patientRecordCalls.get],
  draft: [draftCalls.list, dashboardCalls.read],
  paylink: [paylinkCalls.list, paylinkCalls.get, paylinkCalls.reconciliation, dashboardCalls.read],
}

const roomOf = (kind: string): string => kind.slice(0, kind.indexOf('.'))

/** Endpoints whose cached answers are stale after events of the given kinds, each once; null: after events of any kind. */
export const endpointsOfEvents = (kinds: ReadonlySet<string> | null): Parameters<typeof invalidate>[0][] => {
  const rooms = kinds && new Set([...kinds].map(roomOf))
  const old = Object.entries(affected).filter(([room]) => rooms === null || rooms.has(room))
  return [...new Set(old.flatMap(([, endpoints]) => endpoints))]
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

const inBrowser: LivePorts = {
  async connect(last, signal) {
    const response = await fetch(addressOf(live.follow, {}), {
      headers: { authorization: `Token ${currentToken() ?? ''}`, ...(last && { 'last-event-id': last }) },
      signal,
    })
    const { status, body, ok } = response
    return { status, parts: ok && body ? partsOf(body) : null }
  },
  hasToken: () => currentToken() !== undefined,
  renew,
  isHidden: () => document.hidden,
  isOnline: () => navigator.onLine,
  onVisibility(act) {
    document.addEventListener('visibilitychange', act)
    return () => document.removeEventListener('visibilitychange', act)
  },
  onOnline(act) {
    addEventListener('online', act)
    return () => removeEventListener('online', act)
  },
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  askServer: () => void askServer(),
  random: Math.random,
  markOld(kinds) {
    for (const endpoint of endpointsOfEvents(kinds)) void invalidate(endpoint)
  },
}

/** Subscribes this page to the server's events. @returns function that ends the subscription */
export const followEvents = (): (() => void) => follow(inBrowser)
