import { useTexts } from '../../../lib/texts.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { historyRowStyle as style } from './row-style.ts'

const ROWS = 8

/** A day of prescriptions that is coming: the bars stand where the words will. */
export function HistorySkeleton() {
  const { loading } = useTexts('common')
  return (
    <output className="@container block">
      <span className="sr-only">{loading}</span>
      <Skeleton className="mt-1.5 mb-2.5 h-4 w-44" />
      <span className={style.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <span key={row} className={`${style.row} bg-card`}>
            <span className="flex h-6 items-center [grid-area:name]">
              <Skeleton className="h-4 w-40 max-w-full" />
            </span>
            <span className="flex h-6 items-center [grid-area:drugs]">
              <Skeleton className="h-3.5 w-56 max-w-full" />
            </span>
            <span className="flex h-5 items-center [grid-area:state]">
              <Skeleton className="h-3.5 w-14" />
            </span>
            <span className="flex h-5 items-center [grid-area:delivery]">
              <Skeleton className="h-3.5 w-14" />
            </span>
            <span className="flex h-5 items-center justify-self-end [grid-area:time]">
              <Skeleton className="h-3.5 w-9" />
            </span>
            <span className="h-11 [grid-area:menu]" />
          </span>
        ))}
      </span>
    </output>
  )
}
