import { Ban, CircleCheck, type LucideIcon, OctagonAlert, PackageCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Tones of the banner: `alarm` is for what must not be dispensed; `stop` for what has ended; `plain` for what is completed. */
export type BannerTone = 'ok' | 'plain' | 'warn' | 'stop' | 'alarm'

const looks: Record<BannerTone, { style: string; icon: LucideIcon }> = {
  ok: { style: 'border-ok bg-ok-soft text-ok-ink', icon: CircleCheck },
  plain: { style: 'border-edge bg-sunk text-ink', icon: PackageCheck },
  warn: { style: 'border-warn bg-warn-soft text-warn-ink', icon: TriangleAlert },
  stop: { style: 'border-stop bg-stop-soft text-stop-ink', icon: Ban },
  alarm: { style: 'border-alarm bg-alarm text-alarm-ink print:bg-card print:text-ink', icon: OctagonAlert },
}

interface BannerProps {
  tone: BannerTone
  /** Main sentence, readable at arm's length. */
  sentence: string
  /** Explanation of the main sentence, and what the reader can do. */
  children?: ReactNode
}

/** The main message of a page, larger than everything else on it. */
export function Banner({ tone, sentence, children }: BannerProps) {
  const { style, icon: Icon } = looks[tone]
  return (
    <div className={classNames('flex gap-4 rounded-card border-2 p-5 sm:gap-5 sm:p-6', style)}>
      <Icon aria-hidden className="mt-1 size-8 shrink-0 sm:size-10" strokeWidth={2} />
      <div className="grid flex-1 content-start gap-1.5">
        <h2 className="text-display font-bold tracking-tight">{sentence}</h2>
        {children && <div className="text-lg">{children}</div>}
      </div>
    </div>
  )
}
