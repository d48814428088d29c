import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { usePrescriptionName } from '../../lib/account/prescription-name.ts'
import { formatLongDay, hourIn } from '../../lib/format.ts'
import { isPractising, useDoctor } from '../../lib/account/profile.ts'
import { hasWidget } from '../../lib/brand/brand.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts, useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { Page } from '../../ui/Page.tsx'
import { useNow } from '../../ui/use-now.ts'
import { Attention, MOST_ROWS } from './attention/Attention.tsx'
import { ofBrand } from './attention/of-brand.ts'
import { removedItems, withoutRemoved } from './attention/removed-items.ts'
import { TodayLine } from './TodayLine.tsx'
import { useDashboardPart } from './use-dashboard.ts'
import { useRows } from './use-rows.ts'

// The first formatting of a date takes a browser 10 ms. Dates are formatted in advance, while the calls wait for their answers.
setTimeout(() => hourIn(new Date()))
setTimeout(() => formatLongDay(new Date()))

/**
 * The code of the widgets is one file, requested when the page has been drawn. The widgets are the last thing on the page, so
 * that nothing moves when they come.
 */
const WidgetGrid = onDemand<object>(async () => {
  const [part] = await Promise.all([import('./frame/WidgetGrid.tsx'), loadTexts('widgets')])
  return part.WidgetGrid
})

/**
 * The first page after the login: the greeting with the date, the link to a new prescription, the matters that wait for the
 * doctor, and the widgets.
 */
export function DashboardPage() {
  const texts = useTexts('dashboard')
  const doctor = useDoctor()
  const now = useNow()
  const waiting = withoutRemoved(
    ofBrand(useDashboardPart('attention'), hasWidget('payment')),
    useStore(removedItems),
  )
  const rows = useRows(waiting.state === 'ready' ? waiting.data.length : undefined, MOST_ROWS)
  const prescriptionName = usePrescriptionName()
  useEffect(() => void WidgetGrid.fetch(), [])
  return (
    <Page
      width={doctor.ux_settings.betaLayout ? 'full' : 'normal'}
      title={texts.greeting(hourIn(now), doctor.female, doctor.name)}
      lead={<TodayLine now={now} />}
      actions={
        (doctor.specialty_verified || isPractising(doctor)) && (
          <Link button="primary" to={paths.newPrescription} className="max-sm:w-full">
            <Plus aria-hidden className="size-5" />
            {prescriptionName}
          </Link>
        )
      }
    >
      <Attention now={now} loaded={waiting} rows={rows ?? 1} />
      {rows !== undefined && <WidgetGrid />}
    </Page>
  )
}
