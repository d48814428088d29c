import { useState } from 'react'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import { pharmacyCalls } from '../../lib/calls/pharmacy-calls.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { request } from '../../lib/calls/request.ts'
import { noticeRefusal } from './counter-session.ts'
import { checkSale, startSale, type TypedRow } from './sale.ts'

interface SaleOptions {
  rx: PharmacyPrescription
  token: string
  refresh: () => Promise<unknown>
  onSold: (ticket: string) => Promise<void>
  onRefused: (error: unknown) => void
}

/** State of a sale while it is typed and sent. Nothing typed is cleared before the server has accepted it. */
export function useSale({ rx, token, refresh, onSold, onRefused }: SaleOptions) {
  const [typed, setTyped] = useState(() => startSale(rx.medications))
  const [ticket, setTicket] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const checked = checkSale(rx.medications, typed, ticket)

  const setRow = (id: number, change: Partial<TypedRow>) => {
    setError(undefined)
    setTyped((before) => ({ ...before, [id]: { quantity: '', dispensed: '', ...before[id], ...change } }))
  }

  const send = async () => {
    if (isSending) return
    setAttempt((n) => n + 1)
    if (!checked.isReady) return
    setSending(true)
    setError(undefined)
    try {
      await request(
        pharmacyCalls.burn,
        {
          params: { signature: rx.signature },
          body: { sales_code: ticket.trim(), medications: checked.rows },
        },
        { token },
      )
      await onSold(ticket.trim())
    } catch (refusal) {
      noticeRefusal(refusal)
      setError(refusal)
      onRefused(refusal)
      // A conflict (409) means that the prescription changed meanwhile. After a lost connection the sale
      // stays as typed, to be sent once more.
      if (refusal instanceof ApiError && refusal.status === 409) await refresh()
    } finally {
      setSending(false)
    }
  }
  return { typed, setRow, ticket, setTicket, checked, attempt, error, isSending, send }
}
