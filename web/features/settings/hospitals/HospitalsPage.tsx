import { useQuery } from '@tanstack/react-query'
import { useLocations } from '../../../lib/places/use-locations.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { HospitalCard } from './HospitalCard.tsx'
import { Invitations } from './Invitations.tsx'
import { MyAssistants } from './MyAssistants.tsx'

/** Page of the hospitals where the doctor prescribes, and of those that invite the doctor. */
export function HospitalsPage() {
  const texts = useTexts('workplaces')
  const { data, error, refetch } = useQuery(query(workplaceCalls.hospitals, { query: { limit: 0 } }))
  const { data: locations, isPending: isPlacePending } = useLocations()
  const { isPending: isInvitationPending } = useQuery(
    query(workplaceCalls.memberships, { query: { limit: 0 } }),
  )
  const defaultId = locations?.find((place) => place.default)?.hospital.id
  // The hospitals are shown only once two more answers are there, which would move them otherwise: invitations are shown above
  // the hospitals, and the default hospital has no button that makes it the default.
  const hospitals = isPlacePending || isInvitationPending ? undefined : data
  const add = (
    <Link button="primary" to={paths.settingsNewHospital}>
      {texts.add}
    </Link>
  )
  return (
    <Page title={texts.title} actions={add} width="narrow">
      <div className="grid gap-4">
        <p className="text-ink-soft">{texts.lead}</p>
        <Invitations />
        {!hospitals && !error && <Skeleton className="h-40 w-full" />}
        {error && !data && <LoadFailed title={texts.loadFailed} error={error} retry={refetch} />}
        {hospitals?.results.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
        {hospitals && hospitals.results.length > 0 && (
          <ul className="grid gap-4">
            {hospitals.results.map((hospital) => (
              <li key={hospital.id}>
                <HospitalCard hospital={hospital} isDefault={hospital.id === defaultId} />
              </li>
            ))}
          </ul>
        )}
        {/* The list below begins to load at once, and is shown when the hospitals above have their height. */}
        <div hidden={!hospitals && !error}>
          <MyAssistants />
        </div>
      </div>
    </Page>
  )
}
