import { Navigate, useLocation } from 'react-router'
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
  if (!hasChanged(useLocation().state)) return <Navigate to={paths.login} replace />
  return (
    <AccessPanel {...updated}>
      <ToLoginLink isNext />
    </AccessPanel>
  )
}
