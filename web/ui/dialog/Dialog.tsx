import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FormEnd } from '../fields/FormEnd.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons of the dialog, the main button last. */
  actions?: ReactNode
  /** Whether the title has the focus at first, so that Enter triggers nothing. */
  startsAtTitle?: boolean
  /** Whether a press on the backdrop closes the dialog; false where typed text would be lost. */
  closesOutside?: boolean
  className?: string
}

/** Modal dialog for a question or a small task. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, startsAtTitle, closesOutside, className } = props
  const ref = useModal(isOpen, onClose, closesOutside)
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        'overlay m-auto w-[min(30rem,calc(100vw-2rem))] surface p-0 text-ink shadow-paper',
        className,
      )}
    >
      {isOpen && (
        <div className="grid gap-4 p-6">
          <h2
            id={titleId}
            {...(startsAtTitle && { tabIndex: -1, 'data-starts': true })}
            className="text-lg font-semibold outline-none"
          >
            {title}
          </h2>
          <div className="grid gap-4 text-ink-soft">{children}</div>
          {actions && <FormEnd>{actions}</FormEnd>}
        </div>
      )}
    </dialog>
  )
}
