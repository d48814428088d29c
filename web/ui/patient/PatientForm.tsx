import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { NewPatient, Patient } from '#contract/patients.ts'
import { checkDateOrAge } from '#contract/values/date-or-age.ts'
import { useForm } from '../../lib/form.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { Link } from '../Link.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { Select } from '../Select.tsx'
import { TextField } from '../TextField.tsx'
import type { Alike, FindAlike } from './alike.ts'
import { AlikeDialog } from './AlikeDialog.tsx'
import { faultSentences } from './fault-sentences.ts'
import { CurpConflicts } from './CurpConflicts.tsx'
import { NewerData } from './NewerData.tsx'
import {
  curpConflicts,
  openingValues,
  patientFaults,
  type PatientValues,
  withCurp,
} from './patient-values.ts'
import { alikeOf, newerOf, savePatient } from './save-patient.ts'

export interface PatientFormProps {
  /** The day at the doctor's place, `YYYY-MM-DD`. */
  today: string
  /** The doctor who is responsible for what is written here: whose privacy notice it is. */
  responsible: number
  /** Whose data are corrected; null for somebody new. */
  patient: Patient | null
  /** What was typed of somebody new; null when data are corrected. */
  typed: PatientValues | null
  /** What is typed, so that it is kept with the draft. */
  onValues: (values: PatientValues) => void
  /** Where somebody new is added, if not among the doctor's own. */
  add?: (body: NewPatient) => Promise<Patient>
  /** Who may be the one who is added: they are asked about before. */
  findAlike?: FindAlike
  onSaved: (patient: Patient) => void
  onCancel: () => void
}

/** A patient, in place: the least that a prescription needs, and what reaches them. */
export function PatientForm({
  today,
  responsible,
  patient,
  typed,
  onValues,
  add,
  findAlike,
  onSaved,
  onCancel,
}: PatientFormProps) {
  const texts = useTexts('patients')
  const [isKept, setKept] = useState(false)
  // What is kept by now, when it is another than what was opened: the next save goes over it.
  const [newer, setNewer] = useState<Patient | null>(null)
  const [alike, setAlike] = useState<readonly Alike[]>([])
  // Who the doctor said is somebody else is not asked about again.
  const others = useRef(new Set<string>())
  const [initial] = useState(() => openingValues(patient, typed, today))
  const form = useForm<PatientValues & Record<string, string>>({
    initial,
    validate: (values) => ({
      ...faultSentences(patientFaults(values, today), texts.rules),
      ...(!isKept && curpConflicts(values, today).length > 0 ? { curp: texts.curpConflict.open } : {}),
    }),
    send: async (values) => {
      const found = patient ? [] : await alikeOf(values, today, findAlike)
      const open = found.filter(({ uid }) => !others.current.has(uid))
      if (open.length > 0) {
        setAlike(open)
        return
      }
      try {
        onSaved(await savePatient(newer ?? patient, values, today, add))
      } catch (error) {
        setNewer((await newerOf(patient, error)) ?? newer)
        throw error
      }
    },
  })
  const take = (change: Partial<PatientValues>) => {
    for (const [name, value] of Object.entries(change)) form.set(name, value)
  }
  const tell = useEffectEvent(onValues)
  useEffect(() => {
    // With braces: what it gives back is nothing to clean up with.
    tell(form.values)
  }, [form.values])
  const { onChange: _typed, ...phone } = form.field('phone')
  const { onBlur: leaveCurp, ...curp } = form.field('curp')
  const first = form.field(initial.name ? 'birth' : 'name').id
  useEffect(() => {
    // One that comes late leaves whoever writes somewhere else by now where they are.
    if (!document.activeElement?.matches('input, textarea, select')) document.getElementById(first)?.focus()
  }, [first])
  useUnsaved(
    first,
    patient !== null && Object.entries(initial).some(([name, was]) => form.values[name] !== was),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-4 rounded-card border border-accent bg-card p-4 sm:grid-cols-2 sm:p-5"
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
      </div>
      {patient === null && (
        <p className="text-sm text-ink-soft sm:col-span-2">
          {texts.noticeFirst}{' '}
          <Link to={linkTo('privacy', { doctor: String(responsible) })} target="_blank">
            {texts.notice}
          </Link>
        </p>
      )}
      {newer && <NewerData newer={newer} values={form.values} today={today} onUse={take} />}
      <TextField
        {...form.field('name')}
        label={texts.name}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={160}
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('birth')}
        label={texts.birth}
        autoComplete="off"
        maxLength={10}
        hint={<BirthRead text={form.values.birth} today={today} />}
      />
      <Select
        {...form.field('gender')}
        label={texts.sex}
        options={[
          { value: '', label: texts.sexNone },
          { value: 'F', label: texts.sexes.F },
          { value: 'M', label: texts.sexes.M },
          { value: 'O', label: texts.sexOther },
        ]}
      />
      <TextField
        {...form.field('email')}
        label={texts.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        hint={texts.emailHint}
      />
      <PhoneField
        {...phone}
        value={form.values.phone}
        onValue={(value) => form.set('phone', value)}
        label={texts.phone}
        optional
        autoComplete="off"
      />
      <TextField
        {...curp}
        label={texts.curp}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={18}
        onBlur={() => {
          leaveCurp()
          const { birth, gender } = withCurp(form.values)
          form.set('birth', birth)
          form.set('gender', gender)
        }}
      />
      <CurpConflicts values={form.values} today={today} isKept={isKept} onKeep={setKept} onUse={take} />
      <AlikeDialog
        found={alike}
        onClose={() => setAlike([])}
        onAnother={() => {
          for (const { uid } of alike) others.current.add(uid)
          setAlike([])
          void form.submit()
        }}
      />
      <div className="flex flex-wrap items-end justify-end gap-3 sm:col-start-2">
        <Button tone="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" tone="primary" busy={form.isSending}>
          {form.isSending ? texts.saving : patient ? texts.saveChanges : texts.save}
        </Button>
      </div>
    </form>
  )
}

/** How the date or age was understood, before it is saved. */
function BirthRead({ text, today }: { text: string; today: string }) {
  const texts = useTexts('patients')
  const birth = checkDateOrAge(text, today)
  if (!birth.ok) return texts.birthHint
  const { approximate, dateOfBirth } = birth.value
  return approximate
    ? texts.birthApproximate(dateOfBirth.slice(0, 4))
    : texts.birthRead(formatDay(dateOfBirth))
}
