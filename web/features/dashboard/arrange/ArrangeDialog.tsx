import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { WidgetId } from '#contract/profile/widget-ids.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { ArrangeRow, moveButtonId } from './ArrangeRow.tsx'
import { withMoved } from './move.ts'
import { sortWidgets } from '../frame/sort-widgets.ts'
import { useArrangement } from './use-arrangement.ts'
import { useListDrag } from './use-list-drag.ts'

export interface ArrangeDialogProps {
  /** The widgets that this doctor can have. */
  widgets: readonly { id: WidgetId }[]
  isOpen: boolean
  onClose: () => void
}

/** Dialog in which the doctor sorts and hides the widgets: with buttons, which the keyboard reaches, or by dragging. */
export function ArrangeDialog({ widgets, isOpen, onClose }: ArrangeDialogProps) {
  const { arrange: texts } = useTexts('arrange')
  const { titles } = useTexts('widgets')
  const { arrangement, change, close } = useArrangement()
  const [said, setSaid] = useState('')
  const ids = sortWidgets(widgets, arrangement).map(({ id }) => id)
  const place = (id: WidgetId, to: number, button: 'up' | 'down') => {
    const order = withMoved(ids, ids.indexOf(id), to)
    // The button of a moved row gets the focus back, which it loses when React moves the row in the document.
    flushSync(() => change({ ...arrangement, order }))
    document.getElementById(moveButtonId(id, button))?.focus()
    setSaid(texts.place(titles[id], order.indexOf(id) + 1, order.length))
  }
  const { listRef, gripOf, styleOf, dragged } = useListDrag((from, to) => {
    const order = withMoved(ids, from, to)
    change({ ...arrangement, order })
    const moved = ids[from]
    if (moved) setSaid(texts.place(titles[moved], to + 1, order.length))
  })
  const leave = () => {
    close()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={texts.title}
      startsAtTitle
      actions={
        <>
          <Button
            onClick={() => {
              change({ order: [], hidden: [] })
              setSaid(texts.wasReset)
            }}
          >
            {texts.reset}
          </Button>
          <Button tone="primary" onClick={leave}>
            {texts.done}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      <ol
        ref={listRef}
        className="divide-y divide-line overflow-hidden rounded-control border border-line text-ink"
      >
        {ids.map((id, at) => (
          <ArrangeRow
            key={id}
            id={id}
            isFirst={at === 0}
            isLast={at === ids.length - 1}
            grip={gripOf(at)}
            isDragged={dragged === at}
            style={styleOf(at)}
            isHidden={arrangement.hidden.includes(id)}
            onMove={(button) => place(id, at + (button === 'up' ? -1 : 1), button)}
            onShow={(isShown) =>
              change({
                ...arrangement,
                hidden: isShown
                  ? arrangement.hidden.filter((one) => one !== id)
                  : [...arrangement.hidden, id],
              })
            }
          />
        ))}
      </ol>
      <LiveRegion text={said} />
    </Dialog>
  )
}
