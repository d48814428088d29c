import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

const styles = {
  plain: 'border-line bg-card text-ink',
  warn: 'border-warn bg-warn-soft font-semibold text-warn-ink',
}

/** Notice below the state of the prescription, for a fact that changes what a pharmacy or patient does with the sheet. */
export const VerificationNotice = (props: {
  icon: LucideIcon
  tone: keyof typeof styles
  children: ReactNode
}) => {
  const { icon: Icon, tone, children } = props
  return (
    <p className={classNames('flex items-start gap-3 rounded-card border px-4 py-3 text-lg', styles[tone])}>
      <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0" strokeWidth={1.8} />
      <span className="flex-1">{children}</span>
    </p>
  )
}
