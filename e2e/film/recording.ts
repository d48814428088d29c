import type { Page } from 'playwright-core'

/** One picture of the page, as the browser painted it. */
export interface Frame {
  /** Milliseconds from the beginning of the recording to the picture. */
  at: number
  /** The picture as JPEG in base64. */
  jpeg: string
}

/** A caption below the picture from an instant on, such as the keys that are pressed. */
export interface Caption {
  /** Milliseconds from the beginning of the recording to the caption. */
  at: number
  text: string
}

export interface Recording {
  frames: Frame[]
  captions: Caption[]
  /** Length of the recording in milliseconds. */
  length: number
}

/** Records what a page shows while `act` uses it, and the captions that `act` gives. */
export async function record(
  page: Page,
  act: (say: (text: string) => void) => Promise<void>,
): Promise<Recording> {
  const session = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  const captions: Caption[] = []
  const begun = Date.now()
  const at = (): number => Date.now() - begun
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push({ at: at(), jpeg: data })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 })
  await act((text) => captions.push({ at: at(), text }))
  await session.send('Page.stopScreencast')
  return { frames, captions, length: at() }
}
