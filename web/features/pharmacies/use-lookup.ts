import { useRef, useState } from 'react'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import { pharmacyCalls } from '../../lib/calls/pharmacy-calls.ts'
import type { RxStatus } from '#contract/prescriptions.ts'
import { verificationCalls } from '../../lib/calls/endpoints.ts'
import { request } from '../../lib/calls/request.ts'
import { noticeRefusal } from './counter-session.ts'

export interface LookedUp {
  rx: PharmacyPrescription
  state: RxStatus
  /**
   * Result of the public check: whether the stored prescription is the signed one. Undefined when the check
   * could not be made.
   */
  authentic: boolean | undefined
  rejectedAt: string | null
  /** Whether another prescription replaced this one. */
  isReplaced: boolean
  /** The prescription that stands in the place of a replaced one; null where every successor is cancelled. */
  replacedBy: { signature: string; code: string } | null
}

export type Lookup =
  | { step: 'idle' }
  | { step: 'finding' }
  | { step: 'found'; found: LookedUp }
  | { step: 'failed'; error: unknown }

/** The prescription that the page shows. The prescription of the latest request is shown, whatever answer arrives last. */
export function useLookup(token: string) {
  const [lookup, setState] = useState<Lookup>({ step: 'idle' })
  const latest = useRef(0)
  const shown = useRef<string>(undefined)
  const setLookup = (next: Lookup) => {
    shown.current = next.step === 'found' ? next.found.rx.signature : undefined
    setState(next)
  }
  /**
   * Whether this prescription is the one that the page shows now. An action whose answer comes late checks this before it
   * changes the page.
   */
  const isShown = (signature: string): boolean => shown.current === signature

  /**
   * Looks up a prescription.
   * @returns the prescription; undefined when there is none, when the request failed, and when a later request replaced it
   */
  const find = async (key: string): Promise<LookedUp | undefined> => {
    const turn = ++latest.current
    setLookup({ step: 'finding' })
    try {
      const found = await ask(key, token)
      if (turn !== latest.current) return undefined
      setLookup({ step: 'found', found })
      return found
    } catch (error) {
      noticeRefusal(error)
      if (turn === latest.current) setLookup({ step: 'failed', error })
      return undefined
    }
  }

  /** Reads the shown prescription again without a loading state. When that fails, it stays as it is. */
  const refresh = async (signature: string): Promise<LookedUp | undefined> => {
    if (!isShown(signature)) return undefined
    const turn = ++latest.current
    const found = await ask(signature, token).catch(() => undefined)
    if (found && turn === latest.current) setLookup({ step: 'found', found })
    return found
  }

  const clear = () => {
    latest.current += 1
    setLookup({ step: 'idle' })
  }
  return { lookup, find, refresh, clear, isShown }
}

async function ask(key: string, token: string): Promise<LookedUp> {
  const rx = await request(pharmacyCalls.search, { params: { signature: key } }, { token })
  // Without an answer of the public check the page says that authenticity is not known.
  const check = await request(verificationCalls.verify, { params: { signature: rx.signature } }).catch(
    () => undefined,
  )
  return {
    rx,
    // The code is cast: its type in the contract is open, but its values are those of the list of states.
    state: rx.rx_status[0] as RxStatus,
    authentic: check?.authentic,
    rejectedAt: check?.rejected_at ?? null,
    isReplaced: check?.is_replaced ?? false,
    replacedBy: check?.replaced_by ?? null,
  }
}
