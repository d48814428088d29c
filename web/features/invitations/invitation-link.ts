let link = ''

/**
 * The secret of the mailed link, kept in memory only: it outlives the way over the login page, and no reload. The page
 * takes it out of the address, so that it stays in no history.
 */
export function invitationLink(clean: string): string {
  const found = window.location.hash.slice(1)
  if (found) {
    link = found
    window.history.replaceState(window.history.state, '', clean)
  }
  return link
}
