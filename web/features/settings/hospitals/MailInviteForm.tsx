import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { InvitationRole } from '#contract/accounts/invitations.ts'
import { isEmail } from '#contract/values/email.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useForm } from '../../../lib/form.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { hospitalInvitationCalls } from './invitation-calls.ts'

const ROLES: readonly InvitationRole[] = ['MEMBER', 'ADMIN', 'ASSISTANT']

/** Form that invites an address as a colleague, or as the assistant of one of the hospital's doctors. */
export function MailInviteForm({ hospitalId }: { hospitalId: number }) {
  const texts = useTexts('invitations')
  const { medicNumber } = useTexts('workplaces')
  const { id: me } = useDoctor()
  const { data: members } = useQuery(query(workplaceCalls.members, { params: { id: String(hospitalId) } }))
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    initial: { email: '', role: 'MEMBER', doctor: String(me) },
    validate: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : texts.emailWrong }),
    send: async ({ email, role: chosen, doctor }) => {
      const role = ROLES.find((one) => one === chosen) ?? 'MEMBER'
      const body = { email: email.trim(), role, ...(role === 'ASSISTANT' ? { doctor: Number(doctor) } : {}) }
      try {
        await api(hospitalInvitationCalls.invite, { params: { id: String(hospitalId) }, body })
      } catch (error) {
        // An invitation to this address is open already: shown as an error of the address.
        if (error instanceof ApiError && error.status === 409) {
          const { code, status, detail } = error
          throw new ApiError(code, { status, detail, fields: { email: [detail] } })
        }
        throw error
      }
      form.reset()
      await invalidate(hospitalInvitationCalls.list)
      setSentTo(body.email)
    },
  })
  const doctors = (members ?? []).filter(({ is_invited }) => !is_invited)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-3">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          {...form.field('email')}
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          className="min-w-56 flex-1"
        />
        <Select
          {...form.field('role')}
          label={texts.role}
          options={ROLES.map((value) => ({ value, label: texts.roleNames[value] }))}
        />
        {form.values.role === 'ASSISTANT' && (
          <Select
            {...form.field('doctor')}
            label={texts.doctor}
            options={doctors.map(({ medic }) => ({
              value: String(medic.id),
              label: medic.name || medicNumber(medic.id),
            }))}
          />
        )}
      </div>
      <FormEnd done={form.isSaved && texts.sent(sentTo)}>
        <Button type="submit" busy={form.isSending}>
          {texts.send}
        </Button>
      </FormEnd>
    </form>
  )
}
