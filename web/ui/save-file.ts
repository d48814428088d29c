/** Delay before the object URL is revoked, ms: long enough for a slow disk. */
const RELEASE_AFTER = 60_000

/** Saves a text as a file through the browser; nothing is uploaded or kept. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
