import { useQuery } from '@tanstack/react-query'
import { sheets } from '../../../lib/endpoints.ts'
import { query } from '../../../lib/query.ts'
import { usePicture } from '../../../lib/use-picture.ts'

/** The pictures that a prescription was signed with, as its printed sheet shows them. */
export function useSheetPictures(signature: string) {
  const { data } = useQuery({
    ...query(sheets.pictures, { params: { signature } }),
    // What was signed never changes.
    staleTime: Infinity,
  })
  return {
    logo: usePicture(data?.logo ?? null),
    universityLogo: usePicture(data?.university_logo ?? null),
    drawing: usePicture(data?.signature ?? null),
  }
}
