import { useQuery } from '@tanstack/react-query'
import type { Picture } from '#contract/profile/picture.ts'
import { bytesIn } from './bytes-in.ts'
import { pictureCalls } from './calls/endpoints.ts'
import { query } from './calls/query.ts'

/**
 * Data URL of a stored picture for an `img`: the picture's address needs the doctor's token, which an `img` does not send.
 * @param address address of the picture in an answer of the server; null when there is no picture
 * @returns undefined while the picture is loading, and when it can't be loaded
 */
export const usePicture = (address: string | null): string | undefined =>
  useStoredPicture(/\/picture\/([\w-]+)\/$/.exec(address ?? '')?.[1])

/** Data URL of a stored picture by its id, as a signed document names it. */
export function useStoredPicture(id: string | undefined): string | undefined {
  const { data } = useQuery({
    ...query(pictureCalls.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    // A loaded picture is never fetched again, because the content of a picture's address never changes.
    staleTime: Infinity,
    select: dataUrl,
  })
  return id === undefined ? undefined : data
}

/** Encodes a picture as a data URL. */
export const dataUrl = ({ type, bytes }: Picture): string =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`

/** Decodes a data URL, to send the picture again when its removal is undone. */
export function pictureIn(address: string): Blob {
  const [head = '', base64 = ''] = address.split(',')
  return new Blob([bytesIn(base64)], { type: /image\/\w+/.exec(head)?.[0] ?? '' })
}
