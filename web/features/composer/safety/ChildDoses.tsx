import { useQuery } from '@tanstack/react-query'
import type { PaediatricAnswer } from '#contract/safety.ts'
import { api } from '../../../lib/calls/api.ts'
import { safetyCalls } from '../../../lib/calls/endpoints.ts'
import { recordChanges } from '../../../lib/drafts/record-changes.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { reviewWords } from '../../../ui/safety/review-words.ts'
import { Sources } from '../../../ui/safety/Sources.tsx'
import { showRecord } from '../patient-record/record-open.ts'

interface ChildDosesProps {
  drugUpc: string
  patient: string
  /** Callback that writes instructions into the row; undefined where the row has some already. */
  onWrite: ((instructions: string) => void) | undefined
}

/** Usual doses of a medicine for a child of the patient's age and weight, in mg and in mL of the bottle. */
export function ChildDoses({ drugUpc, patient, onWrite }: ChildDosesProps) {
  const safetyTexts = useTexts('safety')
  const texts = safetyTexts.child
  const asked = { drug_upc: drugUpc, patient }
  // The number of changes to records and the language are part of the query key: after a change of either, the
  // doses are requested again.
  const at = [useStore(recordChanges), useStore(language)]
  const { data } = useQuery({
    queryKey: ['child-doses', asked, at],
    queryFn: ({ signal }) => api(safetyCalls.paediatric, { query: asked }, { signal }),
  })
  if (!data) return null
  const { reason, weight_kg: weight, doses } = data
  if (reason !== null)
    return reason in texts.none ? (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <p>{texts.none[reason as keyof typeof texts.none]}</p>
        {reason === 'missing-weight' && (
          <Button onClick={() => showRecord(patient)}>{texts.recordWeight}</Button>
        )}
      </div>
    ) : null
  return (
    <div className="grid gap-1.5 rounded-control bg-sunk px-3 py-2 text-sm">
      <p className="font-semibold">{texts.title(weight === null ? null : String(weight))}</p>
      {doses.map((dose) => (
        <div key={dose.indication} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <p>
            {dose.indication}:{' '}
            <b className="font-semibold">
              <DoseWords dose={dose} />
            </b>
          </p>
          {onWrite && (
            <span className="flex flex-wrap gap-2">
              {volumesOf(dose).map((ml) => (
                <Button
                  key={ml}
                  onClick={() => onWrite(`${ml} ml ${dose.single ? 'dosis única' : `c/${24 / dose.times}h`}`)}
                >
                  {texts.write(String(ml))}
                </Button>
              ))}
            </span>
          )}
        </div>
      ))}
      <Sources of={doses} />
      <p className="text-ink-faint">{reviewWords(doses, safetyTexts)}</p>
    </div>
  )
}

type Dose = PaediatricAnswer['doses'][number]

function DoseWords({ dose: { dose, times, single, unit, ml, is_capped: isCapped } }: { dose: Dose }) {
  const texts = useTexts('safety').child
  const range = (of: { low: number; high: number }) => texts.range(String(of.low), String(of.high))
  return (
    <>
      {single ? texts.once(range(dose), unit) : texts.each(range(dose), unit, times)}
      {ml && ` (${texts.volume(range(ml))})`}
      {isCapped && `, ${texts.capped}`}
    </>
  )
}

/** Volumes of a dose that can be measured, the smallest and the largest, mL; empty without any. */
const volumesOf = ({ ml }: Dose): number[] =>
  ml === null ? [] : [...new Set([ml.low, ml.high])].filter((one) => one > 0)
