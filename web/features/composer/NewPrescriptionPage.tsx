import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useDoctor } from '../../lib/account/profile.ts'
import { Composer } from './Composer.tsx'
import { loadTexts } from '../../lib/texts.ts'
import { ComposerSkeleton } from './ComposerSkeleton.tsx'
import { startingDraft } from './draft/starting-draft.ts'
import type { Start, Wanted } from './draft/start.ts'
import { onDemand } from '../../lib/on-demand.ts'

const CancelledBefore = onDemand(async () => {
  const [module] = await Promise.all([import('./start/CancelledBefore.tsx'), loadTexts('prescription')])
  return module.CancelledBefore
})

/** Address of a repetition: `/prescriptions/new?repeat=<signature>`. */
const REPEAT = 'repeat'
/** What it is to that one: `&as=replaces`, `&as=renews`, or `&as=undone`. */
const AS = 'as'
/** Which one it corrects, of one that was undone: `&of=<signature>`. */
const OF = 'of'
/** Address of a draft of the account: `/prescriptions/new?draft=<id>`. */
const DRAFT = 'draft'
/** Address of a patient who is chosen already: `/prescriptions/new?patient=<uid>`. */
const PATIENT = 'patient'

/** `/prescriptions/new`: opens on the draft that was left here, one of the account, or a prescription to repeat. */
export function NewPrescriptionPage() {
  const doctor = useDoctor()
  const { start, answered, touch } = useStart(doctor.id)
  const [agreed, setAgreed] = useState<Start>()
  if (!start) return <ComposerSkeleton />
  if (!start.cancelled || start === agreed)
    return <Composer key={answered} start={start} doctor={doctor} onTouched={touch} />
  return (
    <>
      <ComposerSkeleton />
      <CancelledBefore key={answered} {...start.cancelled} onAgree={() => setAgreed(start)} />
    </>
  )
}

const relationOf = (as: string | null): Wanted['relation'] =>
  as === 'replaces' || as === 'renews' || as === 'undone' ? as : null

/** `answered`: another one whenever something was opened. `touch`: what was opened is being written on. */
function useStart(doctorId: number) {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const { key } = location
  const [start, setStart] = useState<Start>()
  /** The place in the history whose request `start` answers. */
  const [answered, setAnswered] = useState<string>()
  const [touched, setTouched] = useState<Start>()
  const [repeat, draft] = [params.get(REPEAT), params.get(DRAFT)]
  const relation = relationOf(params.get(AS))
  const corrects = params.get(OF)
  const asksNothing = repeat === null && draft === null
  // What the address asked for is shown until it asks for something else.
  const isAnswered = start !== undefined && (asksNothing || key === answered)
  useEffect(() => {
    if (isAnswered) return undefined
    let isCurrent = true
    void startingDraft(doctorId, { repeat, relation, corrects, draft }).then((found) => {
      if (!isCurrent) return
      setStart(found)
      setAnswered(key)
      if (found.origin.endsWith('failed')) setTouched(found)
    })
    return () => {
      isCurrent = false
    }
  }, [doctorId, repeat, relation, corrects, draft, isAnswered, key])

  // Until somebody writes on it, the address is all that is kept of it: a reload asks again. Then it is a draft like any
  // other, with which a reload goes on.
  const isDone = isAnswered && start === touched
  useEffect(() => {
    const params = new URLSearchParams(location.search)
    const asked = [REPEAT, AS, OF, DRAFT, PATIENT].filter((name) => params.has(name))
    if (!isDone || asked.length === 0) return
    for (const name of asked) params.delete(name)
    void navigate({ search: params.toString() }, { replace: true })
  }, [isDone, location, navigate])
  return { start, answered, touch: () => setTouched(start) }
}
