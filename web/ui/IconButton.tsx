import type { ComponentProps, ComponentType, SVGProps } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
}

/** Button with an icon alone; `label` is its accessible name. */
export function IconButton({ label, icon: Icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-transparent',
        'bg-transparent text-ink-soft transition-colors duration-150 hover:bg-sunk hover:text-ink',
        'disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.8} />
    </button>
  )
}
