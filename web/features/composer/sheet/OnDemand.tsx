import { type ComponentType, createElement, memo, useDeferredValue, useEffect } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { hasContent } from '../draft/draft.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { PaperOutline } from './PaperOutline.tsx'
import type { SheetAsideProps } from './SheetAside.tsx'
import type { SheetDialogProps } from './SheetDialog.tsx'

const aside = createStore<ComponentType<SheetAsideProps> | undefined>(undefined)
const withWords = async <T,>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, loadTexts('composer-parts', 'sheet', 'prescription-sheet')]))[0]

async function loadAside(): Promise<void> {
  const { SheetAside } = await withWords(import('./SheetAside.tsx'))
  // The component that was loaded first is kept: for another component object React would mount all sheets again.
  aside.set(aside.get() ?? memo(SheetAside))
}

/**
 * Sheet beside the draft. An outline of the paper stands in its place until there is something to print, or time to fetch the
 * code of the sheet.
 */
export function SheetBeside(props: SheetAsideProps) {
  const texts = useTexts('composer')
  const loaded = useStore(aside)
  const isWanted = hasContent(props.draft)
  // A typed letter is painted before the sheet that contains it is drawn.
  const draft = useDeferredValue(props.draft)
  // The files are requested after the first content was painted, because the request would delay that paint.
  useEffect(() => (isWanted ? afterPaint : prefetchWhenIdle)(loadAside), [isWanted])
  if (loaded) return createElement(loaded, { ...props, draft })
  return (
    <aside aria-label={texts.sheet} data-beside className="border-l border-line bg-sunk px-4 py-3">
      <h2 className="mb-2 min-h-11 content-center text-sm text-ink-soft">{texts.sheet}</h2>
      <PaperOutline />
    </aside>
  )
}

export const SheetDialogOnDemand = onDemand<SheetDialogProps>(
  async () => (await withWords(import('./SheetDialog.tsx'))).SheetDialog,
)
