/** Page that is shown for a navigation when no server answers. */
const OFFLINE_PAGE = '/offline.html'

/**
 * The application's page, which is served for the composer's address: a prescription can be written without a
 * network.
 */
const SHELL_PAGE = '/index.html'
const COMPOSER = '/prescriptions/new'

/** Cached page to serve for a navigation when no server answers. */
export const standIn = (url: string): string =>
  new URL(url).pathname === COMPOSER ? SHELL_PAGE : OFFLINE_PAGE
