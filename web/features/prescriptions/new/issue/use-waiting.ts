import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { draftInHand, isQueued } from '../../../../lib/issue-queue.ts'
import type { Draft } from '../draft/draft.ts'

/** How often it is tried while the page is open, ms: news of the network do not always arrive. */
const TRY_EVERY = 5000

interface Waiting {
  draft: Draft
  body: NewPrescription
}

interface Options {
  doctorId: number
  /** As written: any change of it ends the waiting. */
  draft: Draft
  /** What waited when the page was left. */
  left: NewPrescription | null
  /** Keeps it on the device, so that a closed browser forgets nothing; null takes it back. */
  keep: (body: NewPrescription | null) => Promise<void>
  send: (draft: Draft, body: NewPrescription) => void
  /** While it waits the account is not told of the draft: a newer one there would give this one another key. */
  hold: (isHeld: boolean) => void
}

/** An issue that waits for the network: the same body under the same key, until an answer comes. */
export function useWaiting({ doctorId, draft, left, keep, send, hold }: Options) {
  const [waiting, setWaiting] = useState<Waiting | null>(left && { draft, body: left })
  const isWaiting = waiting?.draft === draft
  const id = draft.idempotencyKey
  const isTold = useRef(false)

  useEffect(() => {
    draftInHand.set(id)
    return () => draftInHand.set(undefined)
  }, [id])

  const holdNow = useEffectEvent(hold)
  // At every drawing: a try that fails lets go of it.
  useEffect(() => {
    if (isWaiting) holdNow(true)
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    return () => holdNow(false)
  }, [isWaiting])

  /** Whether the device has it waiting: then it is over when another tab took it back. */
  const isOnDevice = useRef(left !== null)
  const now = useRef<Waiting | null>(null)
  useEffect(() => {
    now.current = isWaiting ? waiting : null
  }, [isWaiting, waiting])
  const again = useEffectEvent(async () => {
    if (!waiting || !isWaiting) return
    const isThere = !isOnDevice.current || (await isQueued(doctorId, id))
    // Taken back or changed while the device was asked: nothing is issued.
    if (now.current !== waiting) return
    if (isThere) send(waiting.draft, waiting.body)
    else setWaiting(null)
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const tryAgain = () => void again()
    // What was left waiting is tried at once.
    if (!isTold.current) tryAgain()
    isTold.current = true
    const timer = setInterval(tryAgain, TRY_EVERY)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [isWaiting])

  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  /**
   * Where the device keeps nothing it waits as long as the page is open.
   * @returns whether it waits: not when the draft was changed while it was being sent
   */
  const begin = async (body: NewPrescription): Promise<boolean> => {
    if (latest.current !== draft) return false
    isTold.current = true
    setWaiting({ draft, body })
    isOnDevice.current = await keep(body).then(
      () => true,
      () => false,
    )
    return true
  }
  const end = () => {
    if (!waiting) return
    setWaiting(null)
    if (isWaiting) void keep(null).catch(() => undefined)
  }
  return { isWaiting, begin, end }
}
