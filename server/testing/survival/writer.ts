import { setTimeout as pause } from 'node:timers/promises'
import { makeMedication } from '../issue.ts'
import type { Journal } from './find-faults.ts'

/** Maximum time until a response (assurance.md 2.2, I9). */
const LONGEST_ANSWER_MS = 10_000
const BETWEEN_TRIES_MS = 60

export interface Writing {
  origin: string
  token: string
  patientUid: string
  journal: Journal
  /** Callback that gets the status of each response, by which a test sees an outage. */
  onAnswer(status: number): void
  isOver(): boolean
}

/**
 * Issues prescriptions one after the other. Each idempotency key is repeated until the prescription is acknowledged, as
 * a careful client does.
 */
export async function write(w: Writing, name: string): Promise<void> {
  for (let n = 0; !w.isOver(); n += 1) {
    const key = `${name}-${n}`
    w.journal.invoked.add(key)
    await issueUntilAcknowledged(w, key)
  }
}

export async function issueUntilAcknowledged(w: Writing, key: string): Promise<void> {
  for (;;) {
    const began = Date.now()
    const answer = await issue(w, key)
    const took = Date.now() - began
    if (took > LONGEST_ANSWER_MS) w.journal.odd.push(`I9 ${key}: ${took} ms`)
    // A null answer means that no response came, because the process or the connection died.
    if (answer !== null) {
      w.onAnswer(answer.status)
      if (answer.status === 201) {
        w.journal.acknowledged.push({ key, signature: answer.signature })
        return
      }
      if (answer.status !== 503 || !answer.retryAfter) {
        w.journal.odd.push(`I10 ${key}: ${answer.status} ${answer.body}`)
        return
      }
    }
    await pause(BETWEEN_TRIES_MS)
  }
}

async function issue(
  { origin, token, patientUid }: Writing,
  key: string,
): Promise<{ status: number; retryAfter: boolean; signature: string; body: string } | null> {
  try {
    const answer = await fetch(`${origin}/api/v2/rx-endpoint/`, {
      method: 'POST',
      headers: {
        authorization: `Token ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ patient: { uid: patientUid }, medications: [makeMedication()], key }),
      signal: AbortSignal.timeout(2 * LONGEST_ANSWER_MS),
    })
    const body = await answer.text()
    const { signature = '' } = JSON.parse(body) as { signature?: string }
    return { status: answer.status, retryAfter: answer.headers.has('retry-after'), signature, body }
  } catch {
    return null
  }
}
