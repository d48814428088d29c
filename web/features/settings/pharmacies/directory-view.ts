export const DIRECTORY_PAGE_SIZE = 10
/** The most that the contract searches for. */
export const LONGEST_DIRECTORY_SEARCH = 100

/** What the address of the page says. */
export interface DirectoryView {
  search: string
  favourites: boolean
  offset: number
}

/** An offset that is no whole number of rows counts as the beginning, as on the server. */
export function directoryView(params: URLSearchParams): DirectoryView {
  const offset = Number(params.get('offset') ?? 0)
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_DIRECTORY_SEARCH),
    favourites: params.get('show') === 'favourites',
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  }
}

/** The address of a view: what is at its default stays out, what is not ours (`embed`) stays in. */
export function directoryParams(
  { search, favourites, offset }: DirectoryView,
  others: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(others)
  const values = { search, show: favourites ? 'favourites' : '', offset: offset > 0 ? String(offset) : '' }
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params
}

/** Whether a search is a postal code, or how one begins (as server/pharmacies reads it). */
export const isPostalCode = (search: string): boolean => /^\d{1,5}$/.test(search.trim())
