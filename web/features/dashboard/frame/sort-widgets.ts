import { WIDGET_IDS, type WidgetArrangement, type WidgetId } from '#contract/profile/widget-ids.ts'

/**
 * Sorts widgets as the doctor arranged them, hidden ones included. Widgets that the arrangement does not name, such as
 * those of a later version, keep their usual place behind the widget before them.
 */
export function sortWidgets<W extends { id: WidgetId }>(
  widgets: readonly W[],
  { order }: Pick<WidgetArrangement, 'order'>,
): W[] {
  const sorted: WidgetId[] = [...new Set(order)]
  for (const [at, id] of WIDGET_IDS.entries()) {
    if (sorted.includes(id)) continue
    const before = WIDGET_IDS[at - 1]
    sorted.splice(before === undefined ? 0 : sorted.indexOf(before) + 1, 0, id)
  }
  return widgets.toSorted((a, b) => sorted.indexOf(a.id) - sorted.indexOf(b.id))
}
