import type { Browser } from 'playwright-core'
import type { Recording } from './recording.ts'

/** Height of the strip with the captions, px. */
const STRIP = 48
const BITS_PER_SECOND = 700_000

/**
 * Encodes recordings, one after another, as a WebM film (VP9). The browser plays the pictures in real time on a canvas and
 * records the canvas, so that no other program is needed.
 * @returns the bytes of the film
 */
export async function encode(browser: Browser, recordings: readonly Recording[]): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const film = await page.evaluate(playAndRecord, {
      recordings: [...recordings],
      strip: STRIP,
      bits: BITS_PER_SECOND,
    })
    return Buffer.from(film, 'base64')
  } finally {
    await page.close()
  }
}

/**
 * Encodes the pictures of the film; the function runs in the browser.
 * @returns the film in base64
 */
async function playAndRecord(given: {
  recordings: Recording[]
  strip: number
  bits: number
}): Promise<string> {
  const pictureOf = async (jpeg: string): Promise<ImageBitmap> =>
    createImageBitmap(new Blob([Uint8Array.from(atob(jpeg), (c) => c.charCodeAt(0))], { type: 'image/jpeg' }))
  const opening = given.recordings[0]?.frames[0]
  if (!opening) throw new Error('nothing was recorded')
  let image = await pictureOf(opening.jpeg)
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height + given.strip
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('the browser has no canvas')
  const draw = (caption: string): void => {
    paper.fillStyle = '#14201c'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(image, 0, 0)
    paper.fillStyle = '#ffffff'
    paper.font = '600 22px system-ui, sans-serif'
    paper.textAlign = 'center'
    paper.textBaseline = 'middle'
    paper.fillText(caption, canvas.width / 2, canvas.height - given.strip / 2)
  }
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: given.bits,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  for (const { frames, captions, length } of given.recordings) {
    const begun = performance.now()
    let shown = -1
    for (let now = 0; now < length; now = performance.now() - begun) {
      const due = frames.findLastIndex(({ at }) => at <= now)
      const frame = due === shown ? undefined : frames[due]
      if (frame) {
        // Only one picture is decoded at a time, because all of them together take a gigabyte.
        image.close()
        image = await pictureOf(frame.jpeg)
        shown = due
      }
      draw(captions.findLast(({ at }) => at <= now)?.text ?? '')
      await new Promise(requestAnimationFrame)
    }
  }
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(text)
}
