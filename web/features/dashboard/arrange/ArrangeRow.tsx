import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ComponentProps, CSSProperties } from 'react'
import type { WidgetId } from '#contract/profile/widget-ids.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'

/** Id of a row's button, by which it gets the focus back when the row has moved. */
export const moveButtonId = (id: WidgetId, button: 'up' | 'down'): string => `arrange-${id}-${button}`

interface ArrangeRowProps {
  id: WidgetId
  isFirst: boolean
  isLast: boolean
  isHidden: boolean
  /** Event handlers of the grip by which a pointer drags the row. */
  grip: ComponentProps<'span'>
  isDragged: boolean
  /** Style that moves the row while a row of the list is dragged. */
  style: CSSProperties | undefined
  onMove: (button: 'up' | 'down') => void
  onShow: (isShown: boolean) => void
}

/** One widget in the list that arranges them: whether it is shown, and its place. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { id, isFirst, isLast, isHidden, grip, isDragged, style, onMove, onShow } = props
  const { arrange: texts } = useTexts('arrange')
  const { titles } = useTexts('widgets')
  const title = titles[id]
  return (
    <li
      style={style}
      className={classNames(
        'flex items-center gap-1 bg-card pr-1',
        isDragged && 'relative z-10 rounded-control shadow-paper',
        style && !isDragged && 'transition-transform duration-150 motion-reduce:transition-none',
      )}
    >
      {/* The grip is for a pointer alone: the buttons move the row by keyboard and for screen readers. */}
      <span
        {...grip}
        aria-hidden
        data-grip={id}
        className={classNames(
          'grid size-11 shrink-0 touch-none place-items-center text-ink-faint',
          isDragged ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <GripVertical className="size-5" strokeWidth={1.8} />
      </span>
      <div className={classNames('min-w-0 flex-1', isHidden && 'text-ink-faint')}>
        <Checkbox label={title} checked={!isHidden} onChange={(event) => onShow(event.target.checked)} />
      </div>
      <IconButton
        id={moveButtonId(id, 'up')}
        icon={ArrowUp}
        label={texts.up(title)}
        aria-disabled={isFirst || undefined}
        className={isFirst ? 'text-ink-faint' : ''}
        onClick={() => !isFirst && onMove('up')}
      />
      <IconButton
        id={moveButtonId(id, 'down')}
        icon={ArrowDown}
        label={texts.down(title)}
        aria-disabled={isLast || undefined}
        className={isLast ? 'text-ink-faint' : ''}
        onClick={() => !isLast && onMove('down')}
      />
    </li>
  )
}
