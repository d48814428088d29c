import type { ComponentProps, ComponentType, ReactNode, SVGProps } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** Accessible name that is longer than the tooltip, such as one with a name of another language. */
  spoken?: ReactNode
}

/** Button with an icon alone; `label` is its tooltip, and its accessible name unless it has a longer one. */
export function IconButton({ label, icon: Icon, spoken, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={spoken ? undefined : label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-transparent',
        'bg-transparent text-ink-soft transition-colors duration-150 print:hidden hover:bg-sunk hover:text-ink',
        'disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-transparent',
        className,
      )}
    >
      {spoken && <span className="sr-only">{spoken}</span>}
      <Icon aria-hidden className="size-5" strokeWidth={1.8} />
    </button>
  )
}
