import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { mayPrefetch, whenIdle } from '../../../lib/calls/prefetch.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useBrand } from '../../../lib/brand/brand.ts'
import { type WidgetEntry, widgetsFor } from '../widgets/registry.ts'
import { ArrangeButton } from './ArrangeButton.tsx'
import { sortWidgets } from './sort-widgets.ts'
import { LoadingWidget } from './LoadingWidget.tsx'
import { gridColumns } from './grid-columns.ts'

/** Distance from the lower edge of the screen within which a widget is loaded ahead. */
const NEAR = '300px'

/** The widgets of the home page in the doctor's order, without the hidden ones. */
export function WidgetGrid() {
  const doctor = useDoctor()
  const { brand } = useBrand()
  const { widgets } = doctor.ux_settings
  const existing = widgetsFor(brand, doctor)
  const shown = sortWidgets(existing, widgets).filter(({ id }) => !widgets.hidden.includes(id))
  const columns = gridColumns(shown.map((entry) => entry.columns))
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-5 @4xl:grid-cols-12">
        {shown.map((entry, at) => (
          <Cell key={entry.id} entry={entry} columns={columns[at] ?? 12} />
        ))}
      </div>
      <ArrangeButton widgets={existing} />
    </div>
  )
}

/** Reserves the place of a widget, and loads it when it is near the screen or the browser is idle. */
function Cell({ entry: { heights, Component, id }, columns }: { entry: WidgetEntry; columns: number }) {
  const cell = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !cell.current) return undefined
    const near = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && near(),
      { rootMargin: NEAR },
    )
    observer.observe(cell.current)
    if (mayPrefetch()) whenIdle(near)
    return () => observer.disconnect()
  }, [isNear])
  const reserved = {
    '--narrow': `${heights.narrow}rem`,
    '--medium': `${heights.medium ?? heights.narrow}rem`,
    '--wide': `${heights.wide}rem`,
    '--columns': columns,
  }
  return (
    <div
      ref={cell}
      // The style is cast, because custom properties are not part of React's type of styles.
      style={reserved as CSSProperties}
      className="min-w-0 [--reserved:var(--narrow)] @lg:[--reserved:var(--medium)] @4xl:col-[span_var(--columns)] @4xl:[--reserved:var(--wide)]"
    >
      {isNear ? <Component /> : <LoadingWidget id={id} />}
    </div>
  )
}
