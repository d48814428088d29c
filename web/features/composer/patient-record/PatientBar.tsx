import './patient-bar.css'
import { ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Patient } from '#contract/patients/patients.ts'
import { useTexts } from '../../../lib/texts.ts'
import { tagStyle } from '../../../ui/Tag.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PatientFacts } from '../patient/PatientFacts.tsx'
import { Facts, useFactEditor } from './Facts.tsx'
import { PATIENT_BAR_ID, PATIENT_CARD_ID } from './record-open.ts'

/**
 * The patient in a bar of 48 px at the top, while the patient's card is scrolled out of sight. While an editor that was opened in
 * the bar is open, the bar stays.
 */
export function PatientBar({ patient }: { patient: Patient }) {
  const { strip: texts } = useTexts('record')
  const isCardAway = useIsAbove(PATIENT_CARD_ID)
  const { editor, said, unread, ...facts } = useFactEditor(patient)
  const host = document.getElementById(PATIENT_BAR_ID)
  if (!host || (!isCardAway && !editor)) return null
  return createPortal(
    <section
      aria-label={texts.bar}
      data-patient-bar
      className="absolute inset-x-0 top-0 border-b border-line bg-card px-3 shadow-paper sm:inset-x-4 sm:rounded-b-card sm:border-x lg:inset-x-6"
    >
      <div className="flex h-12 items-center gap-x-2">
        <div className="max-w-64 min-w-0 max-sm:max-w-28">
          <p className="truncate leading-5 font-semibold">{patient.name}</p>
          <p className="truncate text-sm leading-4 text-ink-soft">
            <PatientFacts patient={patient} />
          </p>
        </div>
        {unread && <p className={tagStyle('warn')}>{texts.unread[unread].short}</p>}
        {/* Facts that do not fit on the line are reached by a swipe; the browser scrolls to a focused one. */}
        <Facts
          {...facts}
          isShort
          className="flex min-w-24 flex-1 gap-x-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
        />
        <IconButton
          label={texts.toCard}
          icon={ChevronUp}
          className="-mr-3"
          onClick={() => {
            const card = document.getElementById(PATIENT_CARD_ID)
            card?.scrollIntoView({ block: 'center' })
            card?.querySelector('button')?.focus({ preventScroll: true })
          }}
        />
      </div>
      {said}
      {editor && <div className="border-t border-line py-3">{editor}</div>}
    </section>,
    host,
  )
}

/** Whether an element is above the visible part of the page. */
function useIsAbove(id: string): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isAbove
}
