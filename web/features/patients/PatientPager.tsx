import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PATIENTS_A_PAGE } from './use-patient-view.ts'

interface PatientPagerProps {
  offset: number
  /** Number of patients on this page of the list. */
  shown: number
  count: number
  onGo: (offset: number) => void
}

/** Links to the previous and next pages; renders nothing when everything fits on one page. */
export function PatientPager({ offset, shown, count, onGo }: PatientPagerProps) {
  const texts = useTexts('patient-pages')
  if (count <= shown) return null
  return (
    <nav aria-label={texts.pages} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">
        {texts.range(formatCount(offset + 1), formatCount(offset + shown), formatCount(count))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={offset === 0} onClick={() => onGo(Math.max(0, offset - PATIENTS_A_PAGE))}>
          <ChevronLeft aria-hidden className="size-4.5" />
          {texts.previous}
        </Button>
        <Button disabled={offset + shown >= count} onClick={() => onGo(offset + PATIENTS_A_PAGE)}>
          {texts.next}
          <ChevronRight aria-hidden className="size-4.5" />
        </Button>
      </div>
    </nav>
  )
}
