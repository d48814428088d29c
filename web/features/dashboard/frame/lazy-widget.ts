import { type ComponentType, createElement } from 'react'
import type { Domain } from '#locales/locale.ts'
import type { WidgetId } from '#contract/profile/widget-ids.ts'
import { type Fetched, onDemand } from '../../../lib/on-demand.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { LoadingWidget } from './LoadingWidget.tsx'

export type LazyWidget = ComponentType & Fetched

/** A module whose one export is a widget. */
type WidgetModule = Readonly<Record<string, ComponentType>>

/**
 * A widget as a chunk of its own, loaded together with its texts. Until it is there, its frame shows the title and a
 * skeleton in the reserved height.
 */
export function lazyWidget(
  id: WidgetId,
  load: () => Promise<WidgetModule>,
  ...texts: readonly Domain[]
): LazyWidget {
  const fetchAll = async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)])
    const [widget, ...others] = Object.values(module)
    if (!widget || others.length > 0) throw new Error('the module of a widget must have one export')
    return widget
  }
  return onDemand<object>(fetchAll, () => createElement(LoadingWidget, { id }))
}
