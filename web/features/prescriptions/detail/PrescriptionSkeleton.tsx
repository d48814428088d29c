import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Placeholder of the page while the prescription is fetched: title and actions, the sheet, the timeline. */
export function PrescriptionSkeleton() {
  const { loading } = useTexts('common')
  const { detail: texts } = useTexts('prescription')
  return (
    <div className="frame py-5 sm:py-7">
      <BackLink to={paths.prescriptions} label={texts.back} />
      <output className="block">
        <span className="sr-only">{loading}</span>
        <span className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-11 w-80 max-w-full rounded-control" />
        </span>
        <span className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <Skeleton className="h-[40rem] rounded-card" />
          <span className="grid content-start gap-5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-10 w-56" />
            <Skeleton className="h-10 w-48" />
          </span>
        </span>
      </output>
    </div>
  )
}
