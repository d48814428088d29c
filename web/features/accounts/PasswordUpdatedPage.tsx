import { Redirect } from '../../lib/router/Redirect.tsx'
import { useAddress } from '../../lib/router/Router.tsx'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { hasChanged } from './password-changed.ts'
import { ToLoginLink } from './ToLoginLink.tsx'

/**
 * Last page of a password reset, without a session. A visitor who did not change a password is redirected to
 * the login.
 */
export function PasswordUpdatedPage() {
  const { updated } = useTexts('access')
  if (!hasChanged(useAddress().state)) return <Redirect to={paths.login} />
  return (
    <AccessPanel {...updated}>
      <ToLoginLink isNext />
    </AccessPanel>
  )
}
