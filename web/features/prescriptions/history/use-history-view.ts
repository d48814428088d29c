import { navigate } from '../../../lib/router/address.ts'
import { useSearchParams } from '../../../lib/router/Router.tsx'
import { type HistoryView, paramsOf, viewOf } from './paging.ts'

export type ChangeView = (change: Partial<HistoryView>, how?: { replace: boolean }) => void

/**
 * Search, page and open prescription of the list of prescriptions. They are part of the URL, so that going back, a reload and a
 * copied URL show the same state.
 */
export function useHistoryView(): [HistoryView, ChangeView] {
  const change: ChangeView = (part, how = { replace: true }) => {
    // Reads the current address: two changes may happen between two renderings.
    const now = new URLSearchParams(window.location.search)
    navigate(`?${paramsOf({ ...viewOf(now), ...part }, now)}`, how)
  }
  return [viewOf(useSearchParams()), change]
}
