import { useEffect, useState } from 'react'
import { readDrafts } from '../../lib/drafts/draft-storage.ts'
import { areMarksKnown, hasOpenPatient, shownMarks } from '../../lib/drafts/search-marks.ts'
import { useStore } from '../../lib/store.ts'
import type { OpenDraft } from './command-source.ts'

/**
 * Contraindications and other marks of medicines for the draft to which the command palette would add a medicine: the draft in
 * the open composer, or the stored draft with which the composer would open. The marks for a draft that is not open are not known,
 * because only the composer requests marks. Undefined where the draft has no patient.
 */
export function useOpenDraft(doctorId: number): OpenDraft | undefined {
  const [isOpen, marks, areKnown] = [useStore(hasOpenPatient), useStore(shownMarks), useStore(areMarksKnown)]
  // Until the drafts on the device have been read, the open draft counts as one with a patient.
  const [isLeft, setLeft] = useState(true)
  useEffect(() => {
    void readDrafts(doctorId).then(([latest]) => setLeft(Boolean(latest?.body.patient)))
  }, [doctorId])
  if (isOpen === undefined) return isLeft ? { marks: undefined } : undefined
  return isOpen ? { marks: areKnown ? marks : undefined } : undefined
}
