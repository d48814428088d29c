import { prescriptionCalls } from '../../lib/calls/endpoints.ts'
import { bytesIn } from '../../lib/bytes-in.ts'
import { request } from '../../lib/calls/request.ts'

/** Time after which the file's address is released, ms: long enough for a slow viewer to read the file. */
const RELEASE_AFTER = 60_000

/**
 * Shows the signed sheet in a tab of its own, or saves it where the browser forbids a new tab.
 * @throws ApiError
 */
export async function openSheet(signature: string, fileName: string, token: string): Promise<void> {
  const { pdf } = await request(prescriptionCalls.pdf, { params: { signature } }, { token })
  const address = URL.createObjectURL(new Blob([bytesIn(pdf)], { type: 'application/pdf' }))
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER)
  if (window.open(address, '_blank')) return
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
