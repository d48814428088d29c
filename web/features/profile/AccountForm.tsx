import { api } from '../../lib/calls/api.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { keepProfile, useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { DoctorFields } from '../../ui/own-data/DoctorFields.tsx'
import {
  endsVerification,
  profileValues,
  profileBody,
  profileFaults,
} from '../../lib/account/profile-values.ts'

/**
 * Form for the doctor's data that are printed. A change that needs a new verification is announced before it
 * is saved.
 */
export function AccountForm() {
  const texts = useTexts('profile')
  const doctor = useDoctor()
  const form = useForm({
    initial: profileValues(doctor),
    validate: (values) => profileFaults(values, texts.rules),
    send: async (values) => {
      keepProfile(await api(profileCalls.complete, { body: profileBody(values, doctor) }))
    },
  })
  const willEnd = endsVerification(doctor, form.values)
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-5 surface p-4 lg:grid-cols-2 sm:p-6"
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
      </div>
      <DoctorFields form={form} isNew={doctor.name === ''} className="sm:col-span-2" />
      {/* The element is rendered before its sentence appears, because a screen reader announces only changes inside a region that
          it knows. */}
      <output className="block sm:col-span-2">
        {willEnd && (
          <p className="rounded-control border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
            {texts.willEnd}
          </p>
        )}
      </output>
      <FormEnd done={form.isSaved && texts.saved} className="sm:col-span-2">
        <Button type="submit" tone="primary" busy={form.isSending}>
          {form.isSending ? texts.saving : willEnd ? texts.saveAndReview : texts.save}
        </Button>
      </FormEnd>
    </form>
  )
}
