import { startTransition, useEffect, useState } from 'react'
import { useAddress, useSearchParams } from '../../lib/router/Router.tsx'
import { navigate } from '../../lib/router/address.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { Composer } from './Composer.tsx'
import { loadTexts } from '../../lib/texts.ts'
import { ComposerSkeleton } from './ComposerSkeleton.tsx'
import { askShelfEarly } from './favourites/shelf-queries.ts'
import { startingDraft } from './draft/starting-draft.ts'
import type { Start, Wanted } from './draft/start.ts'
import { onDemand } from '../../lib/on-demand.ts'

const CancelledBefore = onDemand(async () => {
  const [module] = await Promise.all([import('./start/CancelledBefore.tsx'), loadTexts('prescription')])
  return module.CancelledBefore
})

/**
 * Draft with which the composer opens at an address without query parameters, read before the page is drawn; null once the page
 * has been drawn.
 */
let early: Start | null | undefined

askShelfEarly(async () => {
  const { results } = await queryClient.fetchQuery(query(profileCalls.get, {}))
  if (!results[0] || window.location.search) return
  const start = await startingDraft(results[0].id, {
    repeat: null,
    relation: null,
    corrects: null,
    draft: null,
  })
  if (early !== null) early = start
})

/** Query parameter with the older prescription to write again: `/prescriptions/new?repeat=<signature>`. */
const REPEAT = 'repeat'
/**
 * Query parameter with the relation of the draft to the repeated prescription: `&as=replaces` corrects it, `&as=renews` renews
 * it, and with `&as=undone` its issue was just undone.
 */
const AS = 'as'
/**
 * Query parameter with the prescription that the draft corrects, when the repeated one was undone:
 * `&of=<signature>`.
 */
const OF = 'of'
/** Query parameter with a draft of the account: `/prescriptions/new?draft=<id>`. */
const DRAFT = 'draft'
/** Query parameter with a patient who is already chosen: `/prescriptions/new?patient=<uid>`. */
const PATIENT = 'patient'

/**
 * Page `/prescriptions/new`: opens the draft that was left on this device, a draft of the account, or a copy of an older
 * prescription.
 */
export function NewPrescriptionPage() {
  const doctor = useDoctor()
  const { start, answered, touch, end } = useStart(doctor.id)
  const [agreed, setAgreed] = useState<Start>()
  if (!start) return <ComposerSkeleton />
  if (!start.cancelled || start === agreed)
    return <Composer key={answered} start={start} doctor={doctor} onTouched={touch} onIssued={end} />
  return (
    <>
      <ComposerSkeleton />
      <CancelledBefore key={answered} {...start.cancelled} onAgree={() => setAgreed(start)} />
    </>
  )
}

const relationOf = (as: string | null): Wanted['relation'] =>
  as === 'replaces' || as === 'renews' || as === 'undone' ? as : null

/**
 * Finds the draft with which the page begins. `answered`: key of the history entry whose query parameters opened the present
 * draft; it changes whenever a draft is opened. `touch` records that somebody edits the opened draft, `end` that it was issued.
 */
function useStart(doctorId: number) {
  const { key } = useAddress()
  const params = useSearchParams()
  const [start, setStart] = useState(early ?? undefined)
  /** Key of the history entry whose query parameters opened the draft in `start`. */
  const [answered, setAnswered] = useState(start && key)
  const [touched, setTouched] = useState<Start>()
  /** The draft that was issued, and the key of the history entry at which it was issued. */
  const [ended, setEnded] = useState<{ start: Start | undefined; key: string }>()
  // `early` is used by the first composer page alone: a page that is opened later reads the drafts of the device again.
  useEffect(() => {
    early = null
  }, [])
  const [repeat, draft] = [params.get(REPEAT), params.get(DRAFT)]
  const relation = relationOf(params.get(AS))
  const corrects = params.get(OF)
  const asksNothing = repeat === null && draft === null
  // When another history entry of the composer opens after an issue, the doctor wants the next prescription. The issued draft is
  // then closed, although the page of its prescription may still be loading.
  const isOver = ended !== undefined && ended.start === start && ended.key !== key
  // The parameters `repeat` and `draft` open a draft once for each history entry. An address without them keeps the draft that is
  // shown.
  const isAnswered = start !== undefined && !isOver && (asksNothing || key === answered)
  useEffect(() => {
    if (isAnswered) return undefined
    let isCurrent = true
    void startingDraft(doctorId, { repeat, relation, corrects, draft }).then((found) => {
      if (!isCurrent) return
      // The composer is drawn in slices, between which the browser can handle input and paint.
      startTransition(() => {
        setStart(found)
        setAnswered(key)
        if (found.origin.endsWith('failed')) setTouched(found)
      })
    })
    return () => {
      isCurrent = false
    }
  }, [doctorId, repeat, relation, corrects, draft, isAnswered, key])

  // The parameters stay in the address until somebody edits the draft, so that a reload opens the same draft or copy again. After
  // the first edit they are removed, and a reload continues the stored draft.
  const isDone = isAnswered && start === touched
  useEffect(() => {
    const left = new URLSearchParams(params)
    const asked = [REPEAT, AS, OF, DRAFT, PATIENT].filter((name) => left.has(name))
    if (!isDone || asked.length === 0) return
    for (const name of asked) left.delete(name)
    navigate(`?${left}`, { replace: true })
  }, [isDone, params])
  return {
    start: isOver ? undefined : start,
    answered,
    touch: () => setTouched(start),
    end: () => setEnded({ start, key }),
  }
}
