import type { LastMonth } from '#contract/figures/figures.ts'
import { formatCount } from '../../../lib/format.ts'
import { capitalized, monthName, percentOf } from '../../../lib/format-period.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/figures/Figure.tsx'
import { paths } from '../../../paths.ts'
import { TitleLink } from '../frame/TitleLink.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

/** Figures of the month until today, compared in words with the month before until the same day. */
export function FiguresWidget() {
  const texts = useTexts('figures')
  const loaded = useDashboardPart('lastMonth', { clears: true })
  const title = loaded.state === 'ready' ? { title: capitalized(monthName(loaded.data.month)) } : {}
  return (
    <WidgetFrame
      id="figures"
      {...title}
      loaded={loaded}
      action={<TitleLink to={paths.figures}>{texts.wholeMonth}</TitleLink>}
      isEmpty={({ prescriptions, cancelled, before }) =>
        prescriptions + cancelled + before.prescriptions === 0
      }
      empty={texts.noneYet}
    >
      {(figures) => <FourFigures figures={figures} />}
    </WidgetFrame>
  )
}

function FourFigures({ figures }: { figures: LastMonth }) {
  const texts = useTexts('figures')
  const { prescriptions, days, delivered, undelivered, filled, before } = figures
  const month = monthName(before.month)
  const mails = delivered + undelivered
  return (
    <dl className="grid grid-cols-2 gap-px bg-line @lg:grid-cols-4">
      <Figure
        value={formatCount(prescriptions)}
        name={texts.prescriptions(prescriptions)}
        more={texts.compared(prescriptions, before.prescriptions, month)}
      />
      <Figure
        value={formatCount(days)}
        name={texts.days(days)}
        more={texts.comparedDays(before.days, month)}
      />
      <Figure
        value={percentOf(delivered, mails) ?? '0'}
        name={texts.delivered}
        more={mails === 0 ? texts.mailsNone : texts.undelivered(undelivered)}
      />
      <Figure
        value={percentOf(filled, prescriptions) ?? '0'}
        name={texts.filled}
        more={texts.filledOf(filled, prescriptions)}
      />
    </dl>
  )
}
