import { language, useTexts } from '../../../../lib/texts.ts'
import { WithNames } from '../../../../ui/Clinical.tsx'
import { Select } from '../../../../ui/fields/Select.tsx'
import type { Row } from '../../draft/row.ts'
import { useJudgement } from '../../judging/use-judging.ts'

interface RefillsFieldProps {
  id: string
  drug: string
  row: Row
  error: string | undefined
  onChange: (refills: number) => void
}

/**
 * Field of the refills: how many more times the quantity may be supplied. It begins with none, and offers no more than the law
 * allows (LGS 226).
 */
export function RefillsField({ id, drug, row, error, onChange }: RefillsFieldProps) {
  const texts = useTexts('composer-rows')
  const refills = row.refills ?? 0
  const judged = useJudgement().rowOf(row.key)
  const most = judged?.rule.maxRefills ?? 0
  const basis = judged?.rule.basis
  if (most === 0 && refills === 0) return basis && <NoRefills basis={basis} />
  const fault = judged?.faults.find(({ field }) => field === 'refills')
  // A number that the previous product allowed stays in the list until the doctor changes it.
  const offered = [
    ...Array.from({ length: most + 1 }, (_, times) => times),
    ...(refills > most ? [refills] : []),
  ]
  return (
    <Select
      id={id}
      label={<WithNames text={texts.refills(drug)} names={[drug]} />}
      hideLabel
      className="w-45 max-sm:w-full"
      error={error ?? (fault ? fault.say(language.get()) : undefined)}
      value={String(refills)}
      options={offered.map((times) => ({ value: String(times), label: texts.refillsChoice(times) }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}

/** Says that the medicine cannot be refilled; a press on the sentence shows which law says so. */
function NoRefills({ basis }: { basis: string }) {
  const texts = useTexts('composer-rows')
  return (
    <details className="py-2.5 text-sm text-ink-faint max-sm:w-full">
      <summary className="flex cursor-pointer list-none gap-1.5 rounded-small [&::-webkit-details-marker]:hidden">
        {texts.refillsNone}
        <span className="font-semibold text-accent hover:underline">{texts.refillsWhy}</span>
      </summary>
      <span className="block pt-1">{basis}</span>
    </details>
  )
}
