import { useTexts } from '../../../lib/texts.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { RowGrid, RowList } from './RowGrid.tsx'

const ROWS = 8

/** Placeholder of one day of prescriptions: bars where the words will be. */
export function HistorySkeleton() {
  const { loading } = useTexts('common')
  return (
    <div className="@container">
      <output className="sr-only">{loading}</output>
      <div aria-hidden>
        <Skeleton className="mt-1.5 mb-2.5 h-4 w-44" />
        <RowList>
          {Array.from({ length: ROWS }, (_, row) => (
            <RowGrid
              key={row}
              className="bg-card"
              name={<Skeleton className="my-1 h-4 w-40 max-w-full" />}
              drugs={<Skeleton className="my-1 h-3.5 w-56 max-w-full" />}
              state={<Skeleton className="my-1 h-3.5 w-14" />}
              delivery={<Skeleton className="my-1 h-3.5 w-14" />}
              time={<Skeleton className="my-1 h-3.5 w-9" />}
              menu={null}
            />
          ))}
        </RowList>
      </div>
    </div>
  )
}
