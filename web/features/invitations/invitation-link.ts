let link = ''

/**
 * The secret of a mailed invitation link, stored in memory only: it is still known after a login in between, but not after a
 * reload. The secret is removed from the URL, so that it stays in no history.
 */
export function invitationLink(clean: string): string {
  const found = window.location.hash.slice(1)
  if (found) {
    link = found
    window.history.replaceState(window.history.state, '', clean)
  }
  return link
}
