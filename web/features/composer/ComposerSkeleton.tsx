import { usePrescriptionName } from '../../lib/account/prescription-name.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

/** Placeholder of the composer while the draft is being read. */
export function ComposerSkeleton() {
  const title = usePrescriptionName()
  return (
    <div className="mx-auto grid max-w-4xl gap-4 px-4 py-3 sm:px-6 lg:px-8">
      <PageTitle className="title max-sm:text-lg">{title}</PageTitle>
      <SkeletonRows rows={4} className="h-20" />
    </div>
  )
}
