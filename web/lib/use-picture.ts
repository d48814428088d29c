import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Picture } from '#contract/picture.ts'
import { pictures } from './endpoints.ts'
import { query } from './query.ts'

/** The number in a picture's address, as answers carry it. */
const numberIn = (address: string): string => address.split('/').at(-2) ?? ''

/** A stored picture as an address that an `img` can show: it is fetched with the doctor's token. */
export function usePicture(address: string | null): { src: string | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    ...query(pictures.get, { params: { id: numberIn(address ?? '') } }),
    enabled: address !== null,
    staleTime: Infinity,
  })
  return { src: useObjectUrl(address === null ? undefined : data), isFailed: isError }
}

/** Shows bytes as long as the component is there. */
export function useObjectUrl(picture: Picture | undefined): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!picture) return undefined
    const made = URL.createObjectURL(new Blob([picture.bytes as BlobPart], { type: picture.type }))
    setSrc(made)
    return () => {
      setSrc(undefined)
      URL.revokeObjectURL(made)
    }
  }, [picture])
  return src
}
