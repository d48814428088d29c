let link = ''

/**
 * The secret of a mailed invitation link, kept in memory only: it survives the way over the login page, but
 * no reload. The secret is removed from the address, so that it stays in no history.
 */
export function invitationLink(clean: string): string {
  const found = window.location.hash.slice(1)
  if (found) {
    link = found
    window.history.replaceState(window.history.state, '', clean)
  }
  return link
}
