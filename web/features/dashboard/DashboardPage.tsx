import { useState } from 'react'
import { Plus } from 'lucide-react'
import { formatLongDay, hourIn } from '../../lib/format.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { Page } from '../../ui/Page.tsx'
import { InteractionsWidget } from './interactions/InteractionsWidget.tsx'
import { LatestPrescriptions } from './LatestPrescriptions.tsx'
import { UnfinishedDrafts } from './UnfinishedDrafts.tsx'

/**
 * The first page after the login: greeting and date, the main action, unfinished drafts, the latest
 * prescriptions, and the check of interactions.
 */
export function DashboardPage() {
  const texts = useTexts('dashboard')
  const doctor = useDoctor()
  const [now] = useState(() => new Date())
  return (
    <Page
      title={texts.greeting(hourIn(now), doctor.female, doctor.name)}
      lead={formatLongDay(now)}
      actions={
        doctor.specialty_verified && (
          <Link button="primary" to={paths.newPrescription} className="max-sm:w-full">
            <Plus aria-hidden className="size-5" />
            {texts.newPrescription}
          </Link>
        )
      }
    >
      <UnfinishedDrafts />
      <LatestPrescriptions />
      <InteractionsWidget />
    </Page>
  )
}
