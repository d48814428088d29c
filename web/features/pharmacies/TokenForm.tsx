import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { openCounter, readToken } from './counter-session.ts'
import { useArrivalFocus } from '../../ui/fields/use-arrival-focus.ts'

/** Form for the pharmacy's token, which the server checks. */
export function TokenForm() {
  const { gate } = useTexts('pharmacies')
  const [isShown, setShown] = useState(false)
  const form = useForm({
    initial: { token: '' },
    validate: ({ token }) => ({
      token: !token.trim() ? gate.blank : readToken(token) ? undefined : gate.format,
    }),
    send: async ({ token }) => {
      try {
        await openCounter(readToken(token) ?? '')
      } catch (error) {
        throw inWordsOfAKey(error, gate)
      }
    },
  })
  useArrivalFocus(form.field('token').id)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField
        {...form.field('token')}
        label={gate.token}
        type={isShown ? 'text' : 'password'}
        // The field forbids the browser to remember the token, because a shared computer must not offer it again.
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        trailing={
          <IconButton
            label={isShown ? gate.hide : gate.show}
            icon={isShown ? EyeOff : Eye}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      <Button type="submit" tone="primary" busy={form.isSending}>
        {form.isSending ? gate.entering : gate.enter}
      </Button>
    </form>
  )
}

/**
 * Rewrites the server's refusal of a pharmacy's token: the server speaks of sessions and permissions, but on this page the token
 * is a key that is typed into a field.
 */
function inWordsOfAKey(error: unknown, gate: { refused: string; notPharmacy: string }): unknown {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return error
  const sentence = error.status === 401 ? gate.refused : gate.notPharmacy
  return new ApiError(error.code, { status: error.status, detail: sentence })
}
