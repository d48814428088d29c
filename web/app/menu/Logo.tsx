import { useBrand, useLogo } from '../../lib/brand/brand.ts'
import { classNames } from '../../ui/class-names.ts'

/** The brand's mark or wordmark for the current colour mode. Its space is reserved until the brand is known. */
export function Logo({ kind, className }: { kind: 'mark' | 'wordmark'; className: string }) {
  const { name } = useBrand()
  const source = useLogo(kind)
  const style = classNames('block w-auto', className)
  return source ? <img src={source} alt={name} className={style} /> : <span aria-hidden className={style} />
}
