import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface FormEndProps {
  /** Sentence beside the button once the form was saved and stays on the page; empty again when something is typed. */
  done?: string | false | undefined
  className?: string
  /**
   * Buttons of the form: first the button that leaves the form, last the button that sends it. A form whose choices are
   * saved at once has no buttons.
   */
  children?: ReactNode
}

/**
 * End of a form: the buttons at the right, and at the left the sentence that the form was saved. A form that closes after saving,
 * or leads to another page, confirms the save by a notice instead.
 */
export function FormEnd({ done, className, children }: FormEndProps) {
  return (
    <div className={classNames('flex flex-wrap items-center justify-end gap-3', className)}>
      {/* A screen reader announces a text that appears in an <output> that was there before. While it is empty it takes no room.
       */}
      <output className="mr-auto flex items-center gap-2 text-ok-ink empty:-mr-3">
        {done && (
          <>
            <Check aria-hidden className="size-4.5 shrink-0" />
            {done}
          </>
        )}
      </output>
      {children}
    </div>
  )
}
