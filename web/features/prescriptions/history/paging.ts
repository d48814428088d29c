export const PAGE_SIZE = 25
/** Maximum length, in characters, of a search in the doctor's prescriptions. The contract of the endpoint sets it. */
export const LONGEST_SEARCH = 200

/** State of the list of prescriptions (HistoryPage), as the query parameters of its address hold it. */
export interface HistoryView {
  search: string
  offset: number
  /** Signature of the prescription in the side panel; empty when the panel is closed. */
  open: string
}

/** Reads the state of the list of prescriptions from the address. An offset that is no whole number of rows counts as 0. */
export function viewOf(params: URLSearchParams): HistoryView {
  const offset = Number(params.get('offset') ?? 0)
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
    open: params.get('open') ?? '',
  }
}

/**
 * Query parameters for a state of the list of prescriptions. Values at their default are left out, and parameters that do not
 * belong to the list (`embed`) are kept.
 */
export function paramsOf({ search, offset, open }: HistoryView, others?: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others)
  const write = (name: keyof HistoryView, value: string) => {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  write('search', search)
  write('offset', offset > 0 ? String(offset) : '')
  write('open', open)
  return params
}

export interface PageLinks {
  /** Numbers of the first and the last prescription on the page, counted from 1. */
  from: number
  to: number
  newer: number | undefined
  older: number | undefined
}

/** Offsets of the pages before and after the shown page of the list. */
export function pageLinks(offset: number, rows: number, count: number, size = PAGE_SIZE): PageLinks {
  const to = offset + rows
  return {
    from: rows === 0 ? 0 : offset + 1,
    to,
    newer: offset > 0 ? Math.max(0, offset - size) : undefined,
    older: rows > 0 && to < count ? offset + size : undefined,
  }
}
