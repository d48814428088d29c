import { useQuery } from '@tanstack/react-query'
import { brandFile } from '#brands/brand-file.ts'
import { useBrand } from '../../../lib/brand.ts'
import { sheets } from '../../../lib/endpoints.ts'
import { query } from '../../../lib/query.ts'
import { usePicture } from '../../../lib/use-picture.ts'

/** What a prescription was signed with beside its texts, as its printed sheet shows it. */
export function useSheetLook(signature: string) {
  const { brand } = useBrand()
  const { data } = useQuery({
    ...query(sheets.look, { params: { signature } }),
    // What was signed never changes.
    staleTime: Infinity,
  })
  const logo = usePicture(data?.logo ?? null)
  const isPlain = data?.colour === 'brand' && data.logo === null
  return {
    ...data,
    // Paper stays paper in the dark mode. Sheets in neutral colours leave the brand's mark out.
    emblem: isPlain && brand ? brandFile(brand, brand.logos.mark.light) : logo,
    universityLogo: usePicture(data?.university_logo ?? null),
    drawing: usePicture(data?.signature ?? null),
    accent: (data?.colour !== 'neutral' && brand?.theme.light.accent) || 'currentColor',
  }
}
export type ShownLook = ReturnType<typeof useSheetLook>
