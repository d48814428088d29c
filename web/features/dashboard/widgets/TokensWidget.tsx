import type { NftSummary } from '#contract/profile/nfts.ts'
import { formatCount } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { WidgetData } from '../loaded.ts'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

/**
 * Numbers of digital tokens: for all signed prescriptions, and for those of the last 30 days. On failure both numbers are "N/A"
 * (specification section 8).
 */
export function TokensWidget() {
  const { tokens } = useTexts('widgets')
  const asked = useDashboardPart('tokens', { clears: true })
  const loaded: WidgetData<NftSummary | undefined> =
    asked.state === 'failed' ? { state: 'ready', data: undefined } : asked
  return (
    <WidgetFrame id="tokens" loaded={loaded}>
      {(summary) => (
        <div className="grid content-start gap-x-8 gap-y-3 px-4 py-4 sm:px-5">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <Figure value={summary?.total_rx} said={tokens.total} />
            <Figure value={summary?.delta} said={tokens.recent} />
          </dl>
          <p className="text-sm text-ink-soft">{tokens.meaning}</p>
        </div>
      )}
    </WidgetFrame>
  )
}

function Figure({ value, said }: { value: number | undefined; said: string }) {
  const { tokens } = useTexts('widgets')
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-soft">{said}</dt>
      <dd className="text-xl font-semibold tabular-nums">
        {value === undefined ? tokens.unknown : formatCount(value)}
      </dd>
    </div>
  )
}
