import { useState } from 'react'
import type { PatientRecord, RecordSection } from '#contract/patients/patient-record.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { LiveRegion } from '../notices/LiveRegion.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { SkeletonRows } from '../Skeleton.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { NotAsked } from './NotAsked.tsx'
import { EditorOf } from './SectionEditor.tsx'
import { SectionWords } from './SectionWords.tsx'
import { useRecord } from './use-record.ts'

export interface RecordPanelProps {
  uid: string
  name: string
  birth: string
  gender: 'M' | 'F' | 'O'
  onSaved?: (record: PatientRecord) => void
}

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

/** The part of a patient's record that safety checks use, by section; each section is edited in its place. */
export function RecordPanel({ uid, name, birth, gender, onSaved }: RecordPanelProps) {
  const texts = useTexts('record')
  const { record, error, reload, save, isSaved } = useRecord(uid, onSaved)
  // Sections whose editor is open. Several may be open at once, so that unsaved changes in one are kept.
  const [open, setOpen] = useState<readonly RecordSection[]>([])
  const ask = (section: RecordSection) => setOpen([...open, section])
  if (!record) {
    return error ? (
      <LoadFailed title={texts.failed} error={error} retry={reload} />
    ) : (
      <SkeletonRows rows={4} className="h-12" />
    )
  }
  const goTo = (section: RecordSection) =>
    setTimeout(() => document.getElementById(`record-${section}`)?.focus())
  const close = (section: RecordSection) => {
    setOpen((all) => all.filter((one) => one !== section))
    // Focus returns to the control that opened the editor.
    goTo(section)
  }
  const begin = async () => {
    await reload()
    // The consent form that had the focus is gone. An editor that waited for the consent takes the focus by itself.
    if (open.length === 0) goTo('allergies')
  }
  const props = { record, onSave: save, birth, gender }
  const sections = ORDER.filter((section) => section !== 'reproduction' || gender !== 'M')
  const isUnknown = (section: RecordSection) => record[section] === null && !open.includes(section)
  return (
    <div className="grid gap-4">
      <LiveRegion text={isSaved && open.length === 0 ? texts.saved : ''} />
      {record.consent_needed && <ConsentForm uid={uid} name={name} onDone={begin} />}
      <ul className="rows">
        {sections
          .filter((section) => !isUnknown(section))
          .map((section) => (
            <li key={section} className="grid gap-3 px-4 py-2.5 sm:px-5">
              <div className="flex min-h-11 items-start gap-3">
                <div className="grid min-w-0 flex-1 gap-x-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <h3 className="font-semibold">{texts.sections[section]}</h3>
                  <div className="wrap-anywhere">
                    <SectionWords section={section} record={record} />
                  </div>
                </div>
                {!open.includes(section) && !record.consent_needed && (
                  <Button
                    id={`record-${section}`}
                    tone="quiet"
                    className="-mr-3"
                    aria-label={texts.changeOf(texts.sections[section])}
                    onClick={() => ask(section)}
                  >
                    {texts.change}
                  </Button>
                )}
              </div>
              {open.includes(section) && !record.consent_needed && (
                <EditorOf section={section} {...props} onClose={() => close(section)} />
              )}
            </li>
          ))}
        <NotAsked sections={sections.filter(isUnknown)} onAsk={record.consent_needed ? undefined : ask} />
      </ul>
    </div>
  )
}
