import { type ReactNode, useId } from 'react'
import type { WidgetId } from '#contract/profile/widget-ids.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { WidgetData } from '../loaded.ts'

interface WidgetFrameProps<T> {
  id: WidgetId
  /** Heading of the widget; absent: the widget's title in the list of widgets. */
  title?: string
  /** Link or button at the right of the title. */
  action?: ReactNode
  /** Control that chooses which data are loaded; it stands above the content in every state. */
  choice?: ReactNode
  loaded: WidgetData<T>
  /** Sentence in place of the content when `isEmpty` returns true. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Whether the content stands on the page's background, without a card around it. */
  isBare?: boolean
  /** Placeholder in the shape of the content. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Title and card of a widget. The card has the height given in the registry of widgets while its data are loaded, when they
 * are shown and after an error, so that nothing below the card moves.
 */
export function WidgetFrame<T>(props: WidgetFrameProps<T>) {
  const { id, title, action, choice, loaded, isBare = false } = props
  const { titles } = useTexts('widgets')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex h-full flex-col">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={headingId} className="font-semibold">
          {title ?? titles[id]}
        </h2>
        {action}
      </div>
      <div
        aria-busy={loaded.state === 'loading' || undefined}
        className={classNames(
          'grid min-h-(--reserved) flex-1 grid-cols-[minmax(0,1fr)]',
          choice !== undefined && 'grid-rows-[auto_minmax(0,1fr)]',
          !isBare && 'overflow-hidden surface',
        )}
      >
        {choice}
        <WidgetContent {...props} />
      </div>
    </section>
  )
}

function WidgetContent<T>({ loaded, isEmpty, empty, skeleton, children }: WidgetFrameProps<T>) {
  const { loading, retry } = useTexts('common')
  const { widgetFailed } = useTexts('dashboard')
  if (loaded.state === 'loading')
    return (
      <>
        {skeleton ?? <Bars />}
        <output className="sr-only">{loading}</output>
      </>
    )
  if (loaded.state === 'failed')
    return (
      <div className="grid content-center justify-items-center gap-3 p-5 text-center">
        <p role="alert" className="text-ink-soft">
          {widgetFailed}
        </p>
        <Button onClick={() => void loaded.retry()}>{retry}</Button>
      </div>
    )
  return isEmpty?.(loaded.data) ? (
    <div className="grid content-center justify-items-center p-5 text-center text-ink-soft">{empty}</div>
  ) : (
    children(loaded.data)
  )
}

const Bars = () => (
  <div className="grid content-start gap-3 p-5">
    <Skeleton className="h-6 w-2/5" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </div>
)
