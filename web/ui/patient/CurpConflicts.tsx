import { checkCurp } from '#contract/values/identifiers/curp.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { curpConflicts, type PatientValues } from './patient-values.ts'

interface CurpConflictsProps {
  values: PatientValues
  today: string
  /** Copies the CURP's value of one field into the form. Nothing is copied without a press. */
  onUse: (change: Partial<PatientValues>) => void
}

/**
 * Shows each field in which the form and the CURP differ. The form is not sent until the doctor has corrected the form or the
 * CURP (mexico.md H2).
 */
export function CurpConflicts({ values, today, onUse }: CurpConflictsProps) {
  const { curpConflict: texts } = useTexts('patient-form')
  const { sexes, name, birth, sex } = useTexts('patients')
  const curp = checkCurp(values.curp)
  const conflicts = curpConflicts(values, today)
  if (!curp.ok || conflicts.length === 0) return null
  const { dateOfBirth, sex: letter } = curp.value
  const gender = letter === 'H' ? 'M' : 'F'
  const lines = {
    'name-mismatch': { field: name, says: texts.initials(initialsOf(curp.value.text)), change: undefined },
    'date-mismatch': { field: birth, says: formatDay(dateOfBirth), change: { birth: dateOfBirth } },
    'sex-mismatch': { field: sex, says: sexes[gender], change: { gender } },
  } as const
  return (
    <div
      role="group"
      aria-label={texts.title}
      className="grid gap-2 rounded-card border border-warn bg-warn-soft px-4 py-3 sm:col-span-2"
    >
      <p className="font-semibold text-warn-ink">{texts.title}</p>
      <ul className="grid gap-1">
        {conflicts.map((conflict) => {
          const { field, says, change } = lines[conflict]
          return (
            <li key={conflict} className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-1">{texts.line(field, says)}</span>
              {change && (
                <Button tone="quiet" aria-label={texts.takeOf(field)} onClick={() => onUse(change)}>
                  {texts.use}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Initials of first surname, second surname and given name, from positions 1, 3 and 4 of the CURP. */
const initialsOf = (curp: string): string => [0, 2, 3].map((at) => curp.charAt(at)).join(', ')
