import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDoctor } from '../../../lib/profile.ts'
import { Composer } from './Composer.tsx'
import { ComposerSkeleton } from './ComposerSkeleton.tsx'
import { type Start, startingDraft } from './draft/starting-draft.ts'

/** Address of a repetition: `/prescriptions/new?repeat=<signature>`. */
const REPEAT = 'repeat'

/** `/prescriptions/new`: opens on the draft that this device kept, or on a prescription to repeat. */
export function NewPrescriptionPage() {
  const doctor = useDoctor()
  const start = useStart(doctor.id)
  return start ? <Composer start={start} doctor={doctor} /> : <ComposerSkeleton />
}

function useStart(doctorId: number): Start | undefined {
  const [params, setParams] = useSearchParams()
  const [start, setStart] = useState<Start>()
  const [repeat] = useState(() => params.get(REPEAT))
  useEffect(() => {
    let isCurrent = true
    void startingDraft(doctorId, repeat).then((found) => isCurrent && setStart(found))
    return () => {
      isCurrent = false
    }
  }, [doctorId, repeat])
  useEffect(() => {
    // From now on it is a draft like any other: a reload goes on with it instead of repeating once more.
    if (start && params.has(REPEAT)) {
      setParams(
        (before) => {
          before.delete(REPEAT)
          return before
        },
        { replace: true },
      )
    }
  }, [start, params, setParams])
  return start
}
