import { useState } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { useForm } from '../../lib/form.ts'
import { request } from '../../lib/calls/request.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { useArrivalFocus } from '../../ui/fields/use-arrival-focus.ts'
import { Link } from '../../ui/Link.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { accountCalls } from './calls.ts'
import { ToLoginLink } from './ToLoginLink.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** Element id of the only button or link of the page, which gets the focus when the page opens. */
const ACTION = 'registered-action'

/** Page that confirms an email address when its button is pressed: programs that scan mail follow links, but press no buttons. */
export function RegisteredPage() {
  const texts = useTexts('access')
  const { registered } = texts
  const key = useLinkSecret(() => window.location.hash.slice(1), paths.registered)
  const [state, setState] = useState<'asked' | 'done' | 'dead' | 'missing'>(key ? 'asked' : 'missing')
  useArrivalFocus(ACTION)
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      try {
        await request(accountCalls.verifyEmail, { body: { key } })
        // The login after the registration opens the onboarding (four steps of a new doctor).
        rememberedPath.set(paths.welcome)
        setState('done')
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link-dead') throw error
        setState('dead')
      }
    },
  })
  if (state === 'asked') {
    return (
      <AccessPanel title={registered.title} lead={registered.lead}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <Button id={ACTION} tone="primary" busy={form.isSending} onClick={() => void form.submit()}>
          {form.isSending ? texts.sending : registered.confirm}
        </Button>
      </AccessPanel>
    )
  }
  if (state === 'done') {
    return (
      <AccessPanel key={state} title={registered.doneTitle} lead={registered.done}>
        <ToLoginLink isNext />
      </AccessPanel>
    )
  }
  return (
    <AccessPanel
      key={state}
      title={state === 'dead' ? registered.deadTitle : registered.missingTitle}
      lead={state === 'dead' ? registered.dead : registered.missing}
      ways={<ToLoginLink />}
    >
      <Link id={ACTION} button="primary" to={paths.resendConfirmation}>
        {texts.resend}
      </Link>
    </AccessPanel>
  )
}
