import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sheetCalls } from '../../../../lib/calls/sheet-calls.ts'
import { query } from '../../../../lib/calls/query.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { LoadFailed } from '../../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { DrawnPages } from '../DrawnPages.tsx'
import type { Design } from './design-values.ts'

/**
 * Pause in changes before a preview is requested, ms: not at each letter, and short enough to seem immediate.
 */
const PAUSE_MS = 250

/** Preview of the pages as they will be printed, drawn by the server that prints them. */
export function SheetPreview({ hospitalId, design }: { hospitalId: number; design: Design }) {
  const texts = useTexts('sheets')
  const asked = useLater(design)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(sheetCalls.preview, { params: { id: String(hospitalId) }, body: asked }),
    placeholderData: keepPreviousData,
  })
  const frame = useRef<HTMLElement>(null)
  // The preview keeps its greatest height. If a shorter drawing made the page shorter, a page that is scrolled would move, and a
  // button that the doctor is pressing would leave the pointer.
  useLayoutEffect(() => {
    const section = frame.current
    if (section) section.style.minHeight = `${section.offsetHeight}px`
  })
  return (
    <section
      ref={frame}
      aria-labelledby="preview-title"
      // Until the drawing of the latest design has come, the page shows the drawing before it.
      aria-busy={asked !== design || isPlaceholderData}
      className="grid content-start gap-2"
    >
      <h2 id="preview-title" className="text-lg font-semibold">
        {texts.preview}
      </h2>
      <p className="text-sm text-ink-soft">{texts.previewNote}</p>
      {error && !data ? (
        <LoadFailed title={texts.previewFailed} error={error} retry={refetch} />
      ) : data ? (
        <DrawnPages drawing={data} alt={texts.previewAlt(texts.templates[asked.template].name)} />
      ) : (
        <Skeleton className="aspect-[2159/2794] w-full" />
      )}
    </section>
  )
}

function useLater(design: Design): Design {
  const [later, setLater] = useState(design)
  useEffect(() => {
    const timer = setTimeout(() => setLater(design), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [design])
  return later
}
