import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Patient } from '#contract/patients/patients.ts'
import { recordChanged } from '../../../lib/drafts/record-changes.ts'
import { unsaved } from '../../../lib/drafts/unsaved.ts'
import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { RecordPanel } from '../../../ui/patient-record/RecordPanel.tsx'
import { Facts, useFactEditor } from './Facts.tsx'
import { PatientBar } from './PatientBar.tsx'
import { UnreadNote } from './UnreadNote.tsx'
import { RECORD_ID, recordOpen } from './record-open.ts'

/**
 * The facts of the patient that matter for a prescription, each with its editor in place, and the whole record.
 */
export function RecordStrip({ patient }: { patient: Patient }) {
  const { strip: texts } = useTexts('record')
  const { uid, name, date_of_birth: birth, gender } = patient
  const isOpen = useStore(recordOpen) === uid
  const { editor, said, unread, retry, ...facts } = useFactEditor(patient)
  const toggle = () => {
    const panel = document.getElementById(RECORD_ID)
    const left = unsaved.get().map((id) => document.getElementById(id))
    const inside = left.find((form) => panel?.contains(form))
    // Closing would lose a form that is not saved: the focus goes to that form instead.
    if (inside) inside.focus()
    else recordOpen.set(isOpen ? '' : uid)
  }
  const Arrow = isOpen ? ChevronUp : ChevronDown
  return (
    <div className="grid gap-3">
      <PatientBar patient={patient} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <UnreadNote unread={unread} retry={retry} />
        <Facts
          {...facts}
          className="flex min-w-0 flex-[1_1_16rem] flex-wrap gap-1.5 py-2 pointer-coarse:gap-y-3"
        />
        <Button
          tone="quiet"
          className="max-sm:-ml-4"
          aria-expanded={isOpen}
          aria-controls={RECORD_ID}
          onClick={toggle}
        >
          {texts.open}
          <Arrow aria-hidden className="size-4.5" />
        </Button>
      </div>
      {said}
      {editor && <div className="border-t border-line pt-3 pb-3">{editor}</div>}
      <div id={RECORD_ID} tabIndex={-1} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-3">
            <RecordPanel uid={uid} name={name} birth={birth} gender={gender} onSaved={recordChanged} />
            <Link to={linkTo('patient', { uid })} className="justify-self-start">
              {texts.page}
            </Link>
          </div>
        )}
      </div>
    </div>
  )
}
