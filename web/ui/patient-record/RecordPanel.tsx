import { type ReactNode, useState } from 'react'
import type { PatientRecord, RecordSection } from '#contract/patients/patient-record.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { LiveRegion } from '../notices/LiveRegion.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { SkeletonRows } from '../Skeleton.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { NotAsked } from './NotAsked.tsx'
import { EditorOf, SectionEditor } from './SectionEditor.tsx'
import { SectionWords } from './SectionWords.tsx'
import { useRecord } from './use-record.ts'

export interface RecordPanelProps {
  uid: string
  name: string
  birth: string
  gender: 'M' | 'F' | 'O'
  onSaved?: (record: PatientRecord) => void
}

interface OpenSection {
  section: RecordSection
  /**
   * Whether the patient's consent was missing when the editor was opened. The editor's form then also has the fields of the
   * consent.
   */
  statesConsent: boolean
}

const focusSection = (section: RecordSection): void => document.getElementById(`record-${section}`)?.focus()

const ORDER: readonly RecordSection[] = [
  'allergies',
  'conditions',
  'medication',
  'weight',
  'height',
  'reproduction',
  'creatinine',
  'liver',
  'habits',
  'vaccines',
]

/**
 * The part of a patient's record that safety checks use, by section; each section is edited in its place. If the patient's
 * consent is missing when a section is opened, the form of the section also has the fields of the consent, so that the first
 * entry needs no separate step.
 */
export function RecordPanel({ uid, name, birth, gender, onSaved }: RecordPanelProps) {
  const texts = useTexts('record')
  const { record, error, reload, save, isSaved } = useRecord(uid, onSaved)
  const [savedWithConsent, setSavedWithConsent] = useState(0)
  // Sections whose editor is open. Several may be open at once, so that unsaved changes in one are kept.
  const [open, setOpen] = useState<readonly OpenSection[]>([])
  if (!record) {
    return error ? (
      <LoadFailed title={texts.failed} error={error} retry={reload} />
    ) : (
      <SkeletonRows rows={4} className="h-12" />
    )
  }
  const needsConsent = record.consent_needed
  const ask = (section: RecordSection) => setOpen([...open, { section, statesConsent: needsConsent }])
  const editorOf = (section: RecordSection) => open.find((one) => one.section === section)
  const close = (section: RecordSection) => {
    setOpen((all) => all.filter((one) => one.section !== section))
    // Focus returns to the control that opened the editor.
    setTimeout(() => focusSection(section))
  }
  const begin = async () => {
    await reload()
    // The consent form, which had the focus, has been removed. An editor that was opened meanwhile keeps the focus.
    setTimeout(() => document.activeElement?.closest('li form') ?? focusSection('allergies'))
  }
  const keepSaved = (saved: PatientRecord) => {
    setSavedWithConsent(saved.version)
    onSaved?.(saved)
  }
  const sections = ORDER.filter((section) => section !== 'reproduction' || gender !== 'M')
  const isUnknown = (section: RecordSection) => record[section] === null && !editorOf(section)
  return (
    <div className="grid gap-4">
      <LiveRegion
        text={(isSaved || savedWithConsent === record.version) && open.length === 0 ? texts.saved : ''}
      />
      <ul className="rows">
        {sections
          .filter((section) => !isUnknown(section))
          .map((section) => (
            <RecordRow
              key={section}
              {...{ section, record }}
              isOpen={editorOf(section) !== undefined}
              onChange={() => ask(section)}
            >
              {editorOf(section)?.statesConsent ? (
                <SectionEditor
                  {...{ uid, name, birth, gender, section }}
                  onSaved={keepSaved}
                  onClose={() => close(section)}
                />
              ) : (
                !needsConsent && (
                  <EditorOf
                    {...{ section, record, birth, gender }}
                    onSave={save}
                    onClose={() => close(section)}
                  />
                )
              )}
            </RecordRow>
          ))}
        <NotAsked sections={sections.filter(isUnknown)} onAsk={ask} />
      </ul>
      {needsConsent && !open.some((one) => one.statesConsent) && (
        <ConsentForm uid={uid} name={name} onDone={begin} />
      )}
    </div>
  )
}

interface RecordRowProps {
  section: RecordSection
  record: PatientRecord
  isOpen: boolean
  onChange: () => void
  /** Editor of the section, shown while it is open. */
  children: ReactNode
}

/** A section of the record that is filled in or being edited: its name, its content in words, and its editor. */
function RecordRow({ section, record, isOpen, onChange, children }: RecordRowProps) {
  const texts = useTexts('record')
  const name = texts.sections[section]
  return (
    <li className="grid gap-3 px-4 py-2.5 sm:px-5">
      <div className="flex min-h-11 items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <h3 className="font-semibold">{name}</h3>
          <div className="wrap-anywhere">
            <SectionWords section={section} record={record} />
          </div>
        </div>
        {!isOpen && (
          <Button
            id={`record-${section}`}
            tone="quiet"
            className="-mr-3"
            aria-label={texts.changeOf(name)}
            onClick={onChange}
          >
            {texts.change}
          </Button>
        )}
      </div>
      {isOpen && children}
    </li>
  )
}
