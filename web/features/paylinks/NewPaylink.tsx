import { useRef } from 'react'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { centsTyped, checkPayment } from '#contract/values/money.ts'
import { api } from '../../lib/calls/api.ts'
import { patientCalls } from '../../lib/calls/endpoints.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { paylinkCalls } from '../../lib/calls/paylink-calls.ts'
import { useForm } from '../../lib/form.ts'
import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/combobox/Combobox.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { paylinkActs } from './calls.ts'

type PaylinkValues = Record<'amount_cents' | 'concept' | 'person' | 'patient' | 'days', string>

const DAYS = [1, 3, 7, 15, 30]
const SHOWN = 6

/** Form for a new payment link: amount, concept and patient, and how long it can be paid. */
export function NewPaylink({ onClose }: { onClose: () => void }) {
  const { form: texts } = useTexts('paylinks')
  const { cancel } = useTexts('common')
  // Idempotency key of the new link, so that a repeated press after a lost answer makes no second link.
  const key = useRef(crypto.randomUUID())
  const form = useForm<PaylinkValues>({
    initial: { amount_cents: '', concept: texts.conceptDefault, person: '', patient: '', days: '7' },
    validate: ({ amount_cents: amount, concept, person, patient }) => ({
      amount_cents: faultOfAmount(amount, texts),
      concept: concept.trim().length >= 3 ? undefined : texts.conceptShort,
      person: person.trim() === '' || patient !== '' ? undefined : texts.personNotChosen,
    }),
    send: async ({ amount_cents: amount, concept, patient, days }) => {
      const made = await api(
        paylinkActs.create,
        {
          body: {
            amount_cents: centsTyped(amount) ?? 0,
            concept,
            patient: patient || null,
            expires_on: addDays(mexicoToday(), Number(days)),
          },
        },
        { headers: { 'idempotency-key': key.current } },
      )
      await invalidate(paylinkCalls.list)
      notify({ message: texts.made, colour: 'success' })
      navigate(linkTo('paylink', { slug: made.slug }))
    },
  })
  return (
    <form className="mb-6 grid gap-5 surface p-5 sm:p-6" onSubmit={(event) => void form.submit(event)}>
      <h2 className="text-lg font-semibold">{texts.title}</h2>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('amount_cents')}
          label={texts.amount}
          hint={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
        <TextField
          {...form.field('concept')}
          label={texts.concept}
          hint={texts.conceptHint}
          autoComplete="off"
          maxLength={40}
        />
        <PersonField form={form} />
        <Select
          {...form.field('days')}
          label={texts.days}
          options={DAYS.map((days) => ({ value: String(days), label: texts.daysOf(days) }))}
        />
      </div>
      <FormEnd>
        <Button onClick={onClose}>{cancel}</Button>
        <Button tone="primary" type="submit" busy={form.isSending}>
          {texts.submit}
        </Button>
      </FormEnd>
    </form>
  )
}

/** Search for the patient who is asked to pay; the field may stay empty. */
function PersonField({
  form,
}: {
  form: Pick<ReturnType<typeof useForm<PaylinkValues>>, 'field' | 'set' | 'values'>
}) {
  const { form: texts } = useTexts('paylinks')
  const person = form.field('person')
  return (
    <Combobox
      id={person.id}
      label={texts.person}
      optional
      error={person.error}
      placeholder={texts.personPlaceholder}
      maxLength={200}
      minimum={1}
      text={form.values.person}
      onTextChange={(text) => {
        form.set('person', text)
        form.set('patient', '')
      }}
      search={async (search, signal) => ({
        options: await api(patientCalls.list, { query: { search, limit: SHOWN } }, { signal }),
      })}
      optionKey={(patient) => patient.uid}
      renderOption={(patient) => patient.name}
      onPick={(patient) => {
        form.set('person', patient.name)
        form.set('patient', patient.uid)
      }}
      empty={() => texts.personNone}
    />
  )
}

function faultOfAmount(
  typed: string,
  texts: { amountFormat: string; amountBelow: string; amountAbove: string },
): string | undefined {
  const cents = centsTyped(typed)
  if (cents === undefined) return texts.amountFormat
  const checked = checkPayment(cents)
  if (checked.ok) return undefined
  return checked.reason === 'below-minimum' ? texts.amountBelow : texts.amountAbove
}
