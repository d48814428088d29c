import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDoctor } from '../../../lib/profile.ts'
import { Composer } from './Composer.tsx'
import { ComposerSkeleton } from './ComposerSkeleton.tsx'
import { type Start, startingDraft } from './draft/starting-draft.ts'

/** Address of a repetition: `/prescriptions/new?repeat=<signature>`. */
const REPEAT = 'repeat'
/** What it is to that one: `&as=replaces` or `&as=renews`. */
const AS = 'as'
/** Address of a draft of the account: `/prescriptions/new?draft=<id>`. */
const DRAFT = 'draft'

/** `/prescriptions/new`: opens on the draft that was left here, one of the account, or a prescription to repeat. */
export function NewPrescriptionPage() {
  const doctor = useDoctor()
  const start = useStart(doctor.id)
  return start ? (
    <Composer key={start.draft.idempotencyKey} start={start} doctor={doctor} />
  ) : (
    <ComposerSkeleton />
  )
}

const relationOf = (as: string | null): 'replaces' | 'renews' | null =>
  as === 'replaces' || as === 'renews' ? as : null

function useStart(doctorId: number): Start | undefined {
  const [params, setParams] = useSearchParams()
  const [start, setStart] = useState<Start>()
  const [repeat, draft] = [params.get(REPEAT), params.get(DRAFT)]
  const relation = relationOf(params.get(AS))
  // What the address asked for is shown until it asks for something else.
  const isAnswered = start !== undefined && repeat === null && draft === null
  useEffect(() => {
    if (isAnswered) return undefined
    let isCurrent = true
    void startingDraft(doctorId, { repeat, relation, draft }).then((found) => {
      if (!isCurrent) return
      setStart(found)
      // From now on it is a draft like any other: a reload goes on with it instead of repeating once more.
      if (repeat === null && draft === null) return
      setParams(
        (before) => {
          before.delete(REPEAT)
          before.delete(AS)
          before.delete(DRAFT)
          return before
        },
        { replace: true },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [doctorId, repeat, relation, draft, isAnswered, setParams])
  return start
}
