import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'

interface SearchScreenProps {
  isOpen: boolean
  onClose: () => void
  label: string
  closeLabel: string
  /** Id of the search input. */
  inputId: string
  children: ReactNode
}

/** Height of everything except the list of results (title, search input and margins), px. */
const BESIDE_LIST = 120

/** Search that fills the screen of a phone: the search input at the top, its results above the on-screen keyboard. */
export function SearchScreen({ isOpen, onClose, label, closeLabel, inputId, children }: SearchScreenProps) {
  const ref = useModal(isOpen, onClose)
  useBackCloses(isOpen, onClose)
  useEffect(() => {
    if (isOpen) document.getElementById(inputId)?.focus()
  }, [isOpen, inputId])
  useEffect(() => {
    const seen = window.visualViewport
    if (!isOpen || !seen) return undefined
    // The on-screen keyboard covers a part of the screen; the list gets the height that stays visible.
    const fit = () =>
      ref.current?.style.setProperty('--list-room', `${Math.round(seen.height) - BESIDE_LIST}px`)
    fit()
    seen.addEventListener('resize', fit)
    return () => seen.removeEventListener('resize', fit)
  }, [isOpen, ref])
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className="overlay m-0 h-dvh max-h-none w-screen max-w-none border-0 bg-ground p-0 text-ink"
    >
      {isOpen && (
        <div className="grid gap-1 p-3 pt-1">
          <div className="flex items-center pl-1">
            <h2 className="flex-1 font-semibold text-ink-soft">{label}</h2>
            <IconButton label={closeLabel} icon={X} onClick={onClose} className="-mr-2" />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
