import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Patient } from '#contract/patients/patients.ts'
import { recordChanged } from '../../../lib/drafts/record-changes.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { SectionEditor } from '../../../ui/patient-record/SectionEditor.tsx'
import { tagStyle } from '../../../ui/Tag.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Courses } from './Courses.tsx'
import { type Fact, type FactTarget, useFacts } from './use-facts.ts'

/** State of the list of facts about a patient, such as allergies, and of the editor that one of the facts opened. */
export function useFactEditor(patient: Patient) {
  const { facts, courses, unread, retry } = useFacts(patient)
  const texts = useTexts('record')
  const [open, setOpen] = useState<FactTarget>()
  const [isSaved, setSaved] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const closed = useRef<FactTarget>(undefined)
  const { uid, name, date_of_birth: birth, gender } = patient
  const focusClosed = () =>
    list.current?.querySelector<HTMLElement>(`[data-opens="${closed.current}"]`)?.focus()
  const close = () => {
    closed.current = open
    setOpen(undefined)
    setTimeout(focusClosed)
  }
  // Moves the focus after an editor has closed. A save replaces the fact whose button opened the editor; if the
  // save arrives after the editor closed, the browser removes the focused button. The focus then goes to the fact
  // that stands for the same section now, until the doctor goes on elsewhere. React may run the effect of a render
  // that still shows the editor after the editor was told to close, while the focus is still in it.
  useEffect(() => {
    if (open !== undefined) return
    const focused = document.activeElement
    if (focused === document.body) focusClosed()
    else if (!list.current?.contains(focused)) closed.current = undefined
  })
  const toggle = (target: FactTarget) => {
    closed.current = undefined
    setSaved(false)
    if (open === target) close()
    else setOpen(target)
  }
  const editor = open && (
    <div data-fact-editor>
      {open === 'running' ? (
        <Courses courses={courses} onClose={close} />
      ) : (
        <SectionEditor
          key={open}
          {...{ uid, name, birth, gender }}
          section={open}
          onSaved={() => {
            setSaved(true)
            recordChanged()
          }}
          onClose={close}
        />
      )}
    </div>
  )
  const said = <LiveRegion text={isSaved ? texts.saved : ''} />
  return { facts, list, open, toggle, editor, said, unread, retry }
}

interface FactsProps extends Pick<ReturnType<typeof useFactEditor>, 'facts' | 'list' | 'open' | 'toggle'> {
  className: string
  /** Whether the facts stand on one line, where names of running treatments are cut off to the width that remains. */
  isShort?: boolean
}

/** The facts about a patient as buttons, each of which opens the editor of that fact in place. */
export function Facts({ facts, list, open, toggle, className, isShort = false }: FactsProps): ReactNode {
  const { strip: texts } = useTexts('record')
  return (
    <ul ref={list} aria-label={texts.label} className={className}>
      {facts.map((fact: Fact) => (
        <li
          key={fact.key}
          className={
            !isShort ? 'max-w-full' : fact.opens === 'running' ? 'min-w-36 flex-initial' : 'shrink-0'
          }
        >
          <button
            type="button"
            data-opens={fact.opens}
            aria-expanded={open === fact.opens}
            className={classNames(
              tagStyle(fact.tone),
              // On a touch screen the area that can be pressed is larger than the drawn button.
              'relative cursor-pointer text-left hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.5 pointer-coarse:after:-inset-y-2',
              isShort ? 'block! max-w-full truncate' : 'whitespace-normal!',
              open === fact.opens && 'outline-2 outline-accent',
            )}
            onClick={() => toggle(fact.opens)}
          >
            {/* The label is one element: the gap of the button would otherwise separate a name from the comma behind it. */}
            <span>
              <WithNames text={(isShort && fact.short) || fact.text} names={fact.names ?? []} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
