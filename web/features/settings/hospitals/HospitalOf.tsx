import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from '../../../lib/router/params.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Placeholder of the page of one workplace. */
export function HospitalSkeleton() {
  const texts = useTexts('workplaces')
  return (
    <Page title={texts.title} back={{ to: paths.settingsHospitals, label: texts.backToList }} width="narrow">
      <Skeleton className="h-64 w-full" />
    </Page>
  )
}

/**
 * Renders its children with the hospital that the address names, or with a placeholder or an error while the hospital is not
 * read.
 */
export function HospitalOf({ children }: { children: (hospital: Hospital) => ReactNode }) {
  const texts = useTexts('workplaces')
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(query(workplaceCalls.hospital, { params: { id } }))
  if (data) return children(data)
  const back = { to: paths.settingsHospitals, label: texts.backToList }
  if (!error) return <HospitalSkeleton />
  const isAbsent = error instanceof ApiError && error.status === 404
  return (
    <Page title={texts.title} back={back} width="narrow">
      {isAbsent ? (
        <EmptyState
          title={texts.notFound}
          action={
            <Link button="secondary" to={paths.settingsHospitals}>
              {texts.backToList}
            </Link>
          }
        />
      ) : (
        <LoadFailed title={texts.loadFailed} error={error} retry={refetch} />
      )}
    </Page>
  )
}
