import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { prefetchPage } from '../prefetch-page.ts'
import { Anchor } from '../../ui/Anchor.tsx'

interface MenuEntryProps {
  label: string
  icon: LucideIcon
  mini: boolean
  to?: string
  isCurrent?: boolean
  onPress?: () => void
}

const shape =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control text-left font-medium no-underline ' +
  'transition-colors duration-150 focus-visible:-outline-offset-2'

/** One entry of the side menu: a link to a page, or a button. */
export function MenuEntry({ label, icon: Icon, mini, to, isCurrent, onPress }: MenuEntryProps) {
  useEffect(() => {
    if (to) prefetchPage(to)
  }, [to])
  const style = classNames(
    shape,
    mini ? 'justify-center' : 'px-3',
    isCurrent
      ? 'bg-accent-soft text-accent forced-colors:border'
      : 'text-ink-soft hover:bg-sunk hover:text-ink',
  )
  const content = (
    <>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
      <span className={mini ? 'sr-only' : 'min-w-0 leading-snug'}>{label}</span>
    </>
  )
  const title = mini ? label : undefined
  return to ? (
    <Anchor to={to} title={title} aria-current={isCurrent ? 'page' : undefined} className={style}>
      {content}
    </Anchor>
  ) : (
    <button type="button" title={title} onClick={onPress} className={style}>
      {content}
    </button>
  )
}
