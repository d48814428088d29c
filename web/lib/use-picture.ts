import { useQuery } from '@tanstack/react-query'
import type { Picture } from '#contract/profile/picture.ts'
import { pictureCalls } from './calls/endpoints.ts'
import { query } from './calls/query.ts'

/**
 * A stored picture as something that an `img` can show: its address needs the doctor's token, which an `img` does not
 * send.
 * @param address as an answer of the server carries it; null when there is none
 * @returns undefined while it is on its way, and when it can't be had
 */
export const usePicture = (address: string | null): string | undefined =>
  useStoredPicture(/\/picture\/([\w-]+)\/$/.exec(address ?? '')?.[1])

/** The same by the picture's id, as a signed document names it. */
export function useStoredPicture(id: string | undefined): string | undefined {
  const { data } = useQuery({
    ...query(pictureCalls.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    // What an address showed it shows for ever.
    staleTime: Infinity,
    select: dataUrl,
  })
  return id === undefined ? undefined : data
}

/** A picture as an address of its own. */
export const dataUrl = ({ type, bytes }: Picture): string =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`

/** The picture of such an address, to be sent again when a removal is taken back. */
export function pictureIn(address: string): Blob {
  const [head = '', base64 = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
  return new Blob([bytes], { type: /image\/\w+/.exec(head)?.[0] ?? '' })
}
