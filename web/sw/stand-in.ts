/** Where a page is asked for when no server answers. */
const OFFLINE_PAGE = '/offline.html'

/** The application's own page, and the address that opens with it: there writing goes on. */
const SHELL_PAGE = '/index.html'
const COMPOSER = '/prescriptions/new'

/** What stands in for a page when no server answers. */
export const standIn = (url: string): string =>
  new URL(url).pathname === COMPOSER ? SHELL_PAGE : OFFLINE_PAGE
