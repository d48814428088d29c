import { useState } from 'react'
import { useBrand, useLogo } from '../../lib/brand/brand.ts'

interface LogoProps {
  kind: 'mark' | 'wordmark'
  /** Whether the logo stands on the side menu, which some brands show in their accent. */
  isInMenu?: boolean
  className: string
}

/**
 * The brand's mark or wordmark for the current colour mode. Its space is reserved until the brand is known, and the texts and
 * data of the page are fetched before it. Where the picture cannot be loaded, as without a connection, the name of the brand
 * stands in its place. The print styles select the picture by the class `logo`.
 */
export function Logo({ kind, isInMenu = false, className }: LogoProps) {
  const { name, brand } = useBrand()
  const source = useLogo(kind, isInMenu && brand?.composition.chrome === 'accent')
  const [missing, setMissing] = useState<string>()
  // Until the brand is known, `source` and `missing` are both undefined, and the element is empty.
  return source === missing ? (
    <b className={`grid w-auto items-center ${className}`}>{source && name}</b>
  ) : (
    <img
      src={source}
      alt={name}
      fetchPriority="low"
      className={`logo ${className}`}
      onError={() => setMissing(source)}
    />
  )
}
