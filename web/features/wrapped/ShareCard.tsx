import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import type { YearReview } from '#contract/figures/year-review.ts'
import { api } from '../../lib/calls/api.ts'
import { figureCalls } from '../../lib/calls/figure-calls.ts'
import { bytesIn } from '../../lib/bytes-in.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useTexts } from '../../lib/texts.ts'
import { dataUrl } from '../../lib/use-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardTitle } from './CardTitle.tsx'

const PICTURE = { width: 'min(18rem, 100%)', aspectRatio: '1' }

/** The picture of the year to save and share, and the summary to print. */
export function ShareCard({ review: { year, prescriptions } }: { review: YearReview }) {
  const texts = useTexts('wrapped')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { data: picture, isError } = useQuery({
    // The picture of the year is in the language of the interface, and shows the counts of the cards beside it.
    queryKey: ['picture of the year', texts.pictureOf(prescriptions, year)],
    queryFn: ({ signal }) => api(figureCalls.yearPicture, { params: { year } }, { signal }),
    select: dataUrl,
  })
  const saveSummary = async (): Promise<void> => {
    setState('busy')
    try {
      const { pdf } = await api(figureCalls.yearPdf, { params: { year } })
      saveFile(texts.summaryFile(year), bytesIn(pdf), 'application/pdf')
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <CardTitle title={texts.share} more={texts.shareHelp}>
      <div className="mt-5 flex flex-wrap items-start gap-x-8 gap-y-5">
        <div className="overflow-hidden rounded-control border border-line" style={PICTURE}>
          {picture ? (
            <img src={picture} alt={texts.pictureOf(prescriptions, year)} className="size-full" />
          ) : (
            !isError && <Skeleton className="size-full" />
          )}
        </div>
        <div className="grid gap-3">
          {picture && (
            <a href={picture} download={texts.pictureFile(year)} className={buttonStyle('primary')}>
              <Download aria-hidden className="size-4.5" />
              {texts.savePicture}
            </a>
          )}
          <Button busy={state === 'busy'} onClick={() => void saveSummary()}>
            <FileText aria-hidden className="size-4.5" />
            {texts.saveSummary}
          </Button>
          {(isError || state === 'failed') && (
            <p role="alert" className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
              {texts.saveFailed}
            </p>
          )}
        </div>
      </div>
    </CardTitle>
  )
}
