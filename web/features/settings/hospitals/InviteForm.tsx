import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { refreshWorkplaces } from './workplace-data.ts'

/** Form that invites a colleague by the doctor number, which the colleague has passed on. */
export function InviteForm({ hospitalId }: { hospitalId: number }) {
  const texts = useTexts('workplaces')
  const form = useForm({
    initial: { medic: '' },
    validate: ({ medic }) => ({ medic: /^\d{1,15}$/.test(medic.trim()) ? undefined : texts.rules.medic }),
    send: async ({ medic }) => {
      try {
        await api(workplaceCalls.addMember, { body: { medic: Number(medic), hospital: hospitalId } })
      } catch (error) {
        // A conflict (409), such as no room for another member, is shown as an error of the only field.
        if (error instanceof ApiError && error.status === 409) {
          const { code, status, detail } = error
          throw new ApiError(code, { status, detail, fields: { medic: [detail] } })
        }
        throw error
      }
      form.reset()
      await refreshWorkplaces()
      notify({ message: texts.inviteSent, colour: 'success' })
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-wrap items-start gap-3"
    >
      <div className="w-full empty:hidden">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
      </div>
      <TextField
        {...form.field('medic')}
        label={texts.inviteField}
        hint={texts.inviteHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        className="min-w-48 flex-1"
      />
      <Button type="submit" className="mt-[1.6rem]" busy={form.isSending}>
        {texts.invite}
      </Button>
    </form>
  )
}
