import { useSearchParams } from 'react-router'
import { type HistoryView, paramsOf, viewOf } from './paging.ts'

export type ChangeView = (change: Partial<HistoryView>, how?: { replace: boolean }) => void

/**
 * State of the history, kept in the address bar so that a return, a reload and a shared screen find it again.
 */
export function useHistoryView(): [HistoryView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const view = viewOf(params)
  const change: ChangeView = (part, how = { replace: true }) => {
    // Reads the current address: two changes may happen between two renderings.
    const now = new URLSearchParams(window.location.search)
    setParams(paramsOf({ ...viewOf(now), ...part }, now), { ...how, preventScrollReset: true })
  }
  return [view, change]
}
