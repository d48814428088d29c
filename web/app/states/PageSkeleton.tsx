import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'

/** Placeholder of a page that is loading: a title and some rows. */
export function PageSkeleton() {
  return (
    <div className="frame py-5 sm:py-7">
      <Skeleton className="mb-6 h-8 w-64 max-w-full" />
      <SkeletonRows rows={5} />
    </div>
  )
}
