import { navigate } from '../../../lib/router/address.ts'
import { useSearchParams } from '../../../lib/router/Router.tsx'
import { type HistoryView, paramsOf, viewOf } from './paging.ts'

export type ChangeView = (change: Partial<HistoryView>, how?: { replace: boolean }) => void

/**
 * State of the history, kept in the address bar so that a return, a reload and a shared screen find it again.
 */
export function useHistoryView(): [HistoryView, ChangeView] {
  const change: ChangeView = (part, how = { replace: true }) => {
    // Reads the current address: two changes may happen between two renderings.
    const now = new URLSearchParams(window.location.search)
    navigate(`?${paramsOf({ ...viewOf(now), ...part }, now)}`, how)
  }
  return [viewOf(useSearchParams()), change]
}
