export const DIRECTORY_PAGE_SIZE = 10
/** Maximum number of characters of a search for pharmacies, as in the contract. */
export const LONGEST_DIRECTORY_SEARCH = 100

/** State of the directory of pharmacies, as the page's address holds it. */
export interface DirectoryView {
  search: string
  favourites: boolean
  offset: number
}

/** Reads the state of the directory from the page's address. An offset that is no whole number of rows counts as 0. */
export function directoryView(params: URLSearchParams): DirectoryView {
  const offset = Number(params.get('offset') ?? 0)
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_DIRECTORY_SEARCH),
    favourites: params.get('show') === 'favourites',
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  }
}

/**
 * Query parameters of a view. Values at their default are left out, and parameters that do not belong to the view (`embed`) are
 * kept.
 */
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

/** Whether a search is a postal code or the beginning of one, by the rule of server/pharmacies. */
export const isPostalCode = (search: string): boolean => /^\d{1,5}$/.test(search.trim())
