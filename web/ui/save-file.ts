/** Delay before the object URL is revoked, ms: long enough for a slow disk. */
const RELEASE_AFTER = 60_000

/** Saves a text or bytes as a file through the browser; nothing is uploaded, and the page stores nothing. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
