import { bytesIn } from '../../../lib/bytes-in.ts'
import { onLogout } from '../../../lib/account/session.ts'

const made = new Set<string>()

/** A `blob:` address under which this tab finds a PDF until the session ends. */
export function pdfUrl(base64: string): string {
  const url = URL.createObjectURL(new Blob([bytesIn(base64)], { type: 'application/pdf' }))
  made.add(url)
  return url
}

/**
 * Whether the browser shows a whole PDF inside a page and prints it from there. Android's browsers show none.
 * Safari on an iPhone reports a viewer, which works in a tab only: inside a page it shows the first page of the
 * file as a picture.
 */
export const showsPdfInPage = (): boolean =>
  navigator.pdfViewerEnabled && window.matchMedia('(pointer: fine)').matches

onLogout(() => {
  for (const url of made) URL.revokeObjectURL(url)
  made.clear()
})
