/** Time after which the file's address is released, ms: long enough for a slow disk. */
const RELEASE_AFTER = 60_000

/** Saves bytes as a file through the browser. */
export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Bytes of a text in base64. */
export const bytesIn = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
