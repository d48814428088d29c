import { useEffect } from 'react'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { logOut, sessionStatus } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'

/** Closes the session on arrival and leads to the login. */
export function LogoutPage() {
  const { loggingOut } = useTexts('accounts')
  const status = useStore(sessionStatus)
  useEffect(() => {
    if (status === 'doctor' || status === 'expired') void logOut()
  }, [status])
  if (status === 'guest') return <Redirect to={paths.login} />
  return <PageTitle className="text-lg">{loggingOut}</PageTitle>
}
