import { useTexts } from '../lib/texts.ts'
import { classNames } from './class-names.ts'

/** Placeholder bar for content that is loading. Give it the size of the content: nothing may move when that arrives. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={classNames('skeleton block rounded-small bg-line', className)} />
)

/** Placeholder rows for a list that is loading, announced once to a screen reader. */
export function SkeletonRows({ rows, className = 'h-16' }: { rows: number; className?: string }) {
  const { loading } = useTexts('common')
  return (
    <output className="grid gap-2">
      <span className="sr-only">{loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={classNames('w-full rounded-card', className)} />
      ))}
    </output>
  )
}
