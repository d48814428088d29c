import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: LucideIcon
  title?: ReactNode
  /** Sentence below the title that says what to do next. */
  children?: ReactNode
  action?: ReactNode
}

/** Message in place of a list without rows. It says that the list is empty, and what to do next. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-edge px-6 py-10 text-center">
      {Icon && <Icon aria-hidden className="mb-1 size-7 text-ink-faint" strokeWidth={1.6} />}
      {title && <p className="text-lg font-semibold">{title}</p>}
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
