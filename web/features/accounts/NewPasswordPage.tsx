import { useEffect, useState } from 'react'
import { useParams } from '../../lib/router/params.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { request } from '../../lib/calls/request.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo, paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { accountCalls } from './calls.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ToLoginLink } from './ToLoginLink.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** User id and secret token from the fragment (`#uid/token`) of a password reset link; null where the address has none. */
function linkInFragment(): { uid: string; token: string } | null {
  const [uid, token] = window.location.hash.slice(1).split('/')
  return uid && token ? { uid, token } : null
}

/** Page that the link in a password reset mail opens. An invalid link is reported before anything is typed. */
export function NewPasswordPage() {
  const texts = useTexts('access')
  const { newPasswordPage } = texts
  const { uid = '', token = '' } = useParams()
  const link = useLinkSecret(() => linkInFragment() ?? { uid, token }, linkTo('newPassword'))
  const [state, setState] = useState<'asked' | 'good' | 'dead'>('asked')
  useEffect(() => {
    if (!link.token) return
    request(accountCalls.lookAtReset, { body: link }).then(
      () => setState('good'),
      // After a failure other than `link-dead` (the link is not valid), nobody knows whether the link is valid. The form is then
      // shown, and reports an invalid link when it is sent.
      (error: unknown) => setState(error instanceof ApiError && error.code === 'link-dead' ? 'dead' : 'good'),
    )
  }, [link])
  const isDead = state === 'dead'
  // Nothing is drawn until the link was checked: the message about an invalid link has another height than the form.
  if (link.token && state === 'asked') return null
  if (link.token && !isDead) {
    return (
      <AccessPanel title={newPasswordPage.title} lead={newPasswordPage.lead}>
        <NewPasswordForm link={link} onDead={() => setState('dead')} />
      </AccessPanel>
    )
  }
  return (
    <AccessPanel
      key="dead"
      title={isDead ? newPasswordPage.deadTitle : newPasswordPage.missingTitle}
      lead={isDead ? newPasswordPage.dead : newPasswordPage.missing}
      ways={<ToLoginLink />}
    >
      <Link button="primary" to={paths.resetPassword}>
        {newPasswordPage.again}
      </Link>
    </AccessPanel>
  )
}
