import { monthName } from '../../../lib/format-period.ts'
import { useTexts } from '../../../lib/texts.ts'
import { BarList } from '../../../ui/figures/BarList.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

/** The five medicines that the doctor prescribed most this month, or last month while this one has no prescription. */
export function TopMedicationsWidget() {
  const texts = useTexts('figures')
  const loaded = useDashboardPart('topMedications', { clears: true })
  return (
    <WidgetFrame
      id="topMedications"
      loaded={loaded}
      action={
        loaded.state === 'ready' && loaded.data.results.length > 0 ? (
          <span className="text-sm text-ink-faint">{texts.topOf(monthName(loaded.data.month))}</span>
        ) : null
      }
      isEmpty={({ results }) => results.length === 0}
      empty={texts.topNone}
    >
      {({ results }) => (
        <BarList
          className="grid content-start px-5 py-2.5"
          entries={results.map(({ name, uses }) => ({
            id: name,
            name,
            uses,
            said: texts.topUses(uses),
          }))}
        />
      )}
    </WidgetFrame>
  )
}
