import { TIME_ZONES } from '#contract/values/time-zone.ts'
import { timeZoneOfAddress } from '#knowledge/law/time-zones.ts'
import { hospitalLimits } from '#contract/places/workplace-limits.ts'
import type { Hospital, Paper } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import {
  hospitalBody,
  hospitalFaults,
  type HospitalValues,
  hospitalValues,
  setLocation,
  withShortName,
} from '../../../lib/account/hospital-values.ts'
import { refreshWorkplaces } from './workplace-data.ts'

interface HospitalFormProps {
  /** Hospital that is edited; null for a new one. */
  hospital: Hospital | null
  onSaved: (hospital: Hospital) => void
  /** Path of the cancel link; undefined while the doctor has no workplace at all. */
  cancelTo?: string | undefined
}

/** Form for the data of a hospital: the heading that its prescriptions print, and the paper size. */
export function HospitalForm({ hospital, onSaved, cancelTo }: HospitalFormProps) {
  const texts = useTexts('workplaces')
  const { cancel } = useTexts('common')
  const form = useForm<HospitalValues>({
    initial: hospitalValues(hospital),
    validate: (values) => hospitalFaults(withShortName(values), texts.rules),
    send: async (values) => {
      const body = hospitalBody(withShortName(values))
      const saved = hospital
        ? await api(workplaceCalls.change, { params: { id: String(hospital.id) }, body })
        : await api(workplaceCalls.found, { body })
      await refreshWorkplaces()
      onSaved(saved)
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-5 surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
      </div>
      <HospitalFields form={form} />
      <FormEnd className="sm:col-span-2">
        {cancelTo !== undefined && (
          <Link button="quiet" to={cancelTo}>
            {cancel}
          </Link>
        )}
        <Button type="submit" tone="primary" busy={form.isSending}>
          {form.isSending ? texts.saving : texts.save}
        </Button>
      </FormEnd>
    </form>
  )
}

const PAPERS: readonly Paper[] = ['letter', 'half_letter']
const ZONES = ['', ...TIME_ZONES] as const
const KINDS = ['private', 'public'] as const

function HospitalFields({ form }: { form: ReturnType<typeof useForm<HospitalValues>> }) {
  const texts = useTexts('workplaces')
  const line = { autoComplete: 'off' } as const
  return (
    <>
      <TextField
        {...form.field('patron')}
        {...line}
        label={texts.fields.patron}
        maxLength={hospitalLimits.patron}
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('name')}
        {...line}
        label={texts.fields.name}
        hint={texts.hints.name}
        placeholder={withShortName(form.values).name}
        maxLength={hospitalLimits.name}
      />
      <TextField
        {...form.field('headline')}
        {...line}
        label={texts.fields.headline}
        hint={texts.hints.headline}
        optional
        maxLength={hospitalLimits.headline}
      />
      <TextArea
        {...form.field('location')}
        label={texts.fields.location}
        hint={texts.hints.location}
        onChange={({ target }) => setLocation(form.set, target.value)}
        rows={2}
        maxLength={hospitalLimits.location}
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('zip_code')}
        {...line}
        label={texts.fields.zip}
        inputMode="numeric"
        maxLength={10}
      />
      <TextField
        {...form.field('contact')}
        {...line}
        label={texts.fields.contact}
        hint={texts.hints.contact}
        maxLength={hospitalLimits.contact}
      />
      <TimeZoneField form={form} />
      <Select
        {...form.field('kind')}
        label={texts.fields.kind}
        hint={texts.hints.kind}
        options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        className="sm:col-span-2"
      />
      <Select
        {...form.field('paper')}
        label={texts.fields.paper}
        hint={texts.hints.paper}
        options={PAPERS.map((value) => ({ value, label: texts.papers[value] }))}
        className="sm:col-span-2"
      />
    </>
  )
}

/** Select of the time zone by which the prescriptions of the place have their days and hours. */
function TimeZoneField({ form }: { form: ReturnType<typeof useForm<HospitalValues>> }) {
  const texts = useTexts('workplaces')
  const { location, zip_code, time_zone } = form.values
  const derived = timeZoneOfAddress({ location, zip_code })
  // The time zone that follows from the address is named in the hint: in the select it would be cut off on a phone.
  const { timeZone: what, timeZoneUnknown } = texts.hints
  const hint = derived ? texts.zoneOfAddress(texts.zones[derived], what) : timeZoneUnknown
  return (
    <Select
      {...form.field('time_zone')}
      label={texts.fields.timeZone}
      hint={time_zone === '' ? hint : what}
      options={ZONES.map((value) => ({
        value,
        label: value === '' ? texts.zoneByAddress : texts.zones[value],
      }))}
      className="sm:col-span-2"
    />
  )
}
