import { useTexts } from '../lib/texts.ts'
import { classNames } from './class-names.ts'

/** A bar in the shape of what is coming. Give it the size of the real thing: nothing may move when that arrives. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={classNames('skeleton block rounded-small bg-line', className)} />
)

/** Rows of a list that is coming, said once to a reader. */
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
