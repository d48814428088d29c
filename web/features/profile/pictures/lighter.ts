/**
 * Maximum size, in bytes, of a picture that the server accepts. A larger picture, such as a photograph taken with a phone, is
 * made smaller before it is sent: its longer side is reduced to at most SIDE_AT_MOST pixels.
 */
const BYTES_AT_MOST = 2 * 1024 * 1024
const SIDE_AT_MOST = 1600

/**
 * Returns a picture that may be sent: a large one is made smaller first. A file that can't be read is
 * returned unchanged, for the server to refuse.
 */
export async function lighter(file: Blob): Promise<Blob> {
  if (file.size <= BYTES_AT_MOST) return file
  try {
    const picture = await createImageBitmap(file)
    const share = Math.min(1, SIDE_AT_MOST / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.ceil(picture.width * share), Math.ceil(picture.height * share))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  } catch {
    return file
  }
}
