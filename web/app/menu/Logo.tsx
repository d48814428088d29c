import { useBrand, useLogo } from '../../lib/brand/brand.ts'
import { classNames } from '../../ui/class-names.ts'

interface LogoProps {
  kind: 'mark' | 'wordmark'
  /** Whether the logo stands on the side menu, which some brands show in their accent. */
  isInMenu?: boolean
  className: string
}

/**
 * The brand's mark or wordmark for the current colour mode. Its space is reserved until the brand is known, and the
 * texts and data of the page are fetched before it.
 */
export function Logo({ kind, isInMenu = false, className }: LogoProps) {
  const { name, brand } = useBrand()
  const source = useLogo(kind, isInMenu && brand?.composition.chrome === 'accent')
  const style = classNames('block w-auto', className)
  return source ? (
    <img src={source} alt={name} fetchPriority="low" className={style} />
  ) : (
    <span aria-hidden className={style} />
  )
}
