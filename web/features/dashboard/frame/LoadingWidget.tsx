import type { WidgetId } from '#contract/profile/widget-ids.ts'
import { WidgetFrame } from './WidgetFrame.tsx'

/** A widget whose code is not loaded yet: its title, and a skeleton in the reserved height. */
export const LoadingWidget = ({ id }: { id: WidgetId }) => (
  <WidgetFrame id={id} loaded={{ state: 'loading' }}>
    {() => null}
  </WidgetFrame>
)
