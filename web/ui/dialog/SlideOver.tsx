import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { useModal } from './use-modal.ts'

interface SlideOverProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Duration of the opening animation, ms; `leave` is that of the closing one. */
  enter?: number
  leave?: number
  className?: string
}

/** A panel that slides in from the right edge. Escape, its close button and a press on the backdrop close it. */
export function SlideOver(props: SlideOverProps) {
  const { isOpen, onClose, title, children, enter = 200, leave = 150, className } = props
  const { close } = useTexts('common')
  const ref = useModal(isOpen, onClose)
  const titleId = useId()
  const timing = { '--enter': `${enter}ms`, '--leave': `${leave}ms` } as CSSProperties
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      style={timing}
      className={classNames(
        'overlay overlay-end m-0 ml-auto h-dvh max-h-none w-[min(28rem,100vw)] max-w-none border-l border-line bg-card p-0 text-ink',
        className,
      )}
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-6">
          <h2 id={titleId} className="flex-1 text-lg font-semibold">
            {title}
          </h2>
          <IconButton label={close} icon={X} onClick={onClose} />
        </header>
        <div className="flex-1 overflow-y-auto p-6">{children}</div>
      </div>
    </dialog>
  )
}
