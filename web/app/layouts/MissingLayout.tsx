import { sessionStatus } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import type { LayoutProps } from '../layout-props.ts'
import { CenteredLayout } from './CenteredLayout.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'

/** Frame of an address without a page: a doctor keeps the menu, a guest has the frame of the login. */
export function MissingLayout({ children }: LayoutProps) {
  const status = useStore(sessionStatus)
  if (status === 'restoring') return null
  if (status === 'guest') return <CenteredLayout guard="open">{children}</CenteredLayout>
  return (
    <DefaultLayout guard="doctor">
      <div className="frame py-5 sm:py-7">{children}</div>
    </DefaultLayout>
  )
}
