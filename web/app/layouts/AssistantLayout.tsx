import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { assistantCalls } from '../../lib/calls/assistant-calls.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { sessionStatus } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts, useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Link } from '../../ui/Link.tsx'
import { Snackbar } from '../../ui/notices/Snackbar.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { Logo } from '../menu/Logo.tsx'
import { PageSkeleton } from '../states/PageSkeleton.tsx'
import { ProfileFailed } from '../session/ProfileFailed.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SkipLink } from '../menu/SkipLink.tsx'
import { ToLogin } from '../session/ToLogin.tsx'

const SessionDialog = lazy(async () => {
  const [module] = await Promise.all([import('../session/SessionDialog.tsx'), loadTexts('session-ended')])
  return { default: module.SessionDialog }
})

/** Frame of the assistant's pages: who is logged in, and the logout. It has no links to pages that an assistant may not use. */
export function AssistantLayout({ children }: LayoutProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Framed>{children}</Framed>
      <Snackbar />
    </QueryClientProvider>
  )
}

/** Link in the top bar of the assistant's pages, styled as a quiet button; the link to the shown page is tinted. */
const BarLink = ({ isCurrent, ...link }: { to: string; isCurrent: boolean; children: ReactNode }) => (
  <Link
    button="quiet"
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames('max-sm:px-2', isCurrent && 'bg-accent-soft! text-accent!')}
    {...link}
  />
)

function Framed({ children }: { children: ReactNode }) {
  const texts = useTexts('shell')
  const { title, security } = useTexts('assistants')
  const { pathname, search } = useAddress()
  const { data, error, isPending, refetch } = useQuery(query(assistantCalls.me, {}))
  const hasEnded = useStore(sessionStatus) === 'expired'
  if (hasEnded && !data) return <ToLogin from={pathname + search} />
  return (
    <>
      <SkipLink />
      <header className="flex min-h-14 flex-wrap items-center gap-x-6 border-b border-line bg-card px-4 sm:px-8">
        {/* On a phone the brand's logo has a line of its own: its width is unknown until it has loaded. */}
        <div className="content-center max-sm:min-h-11 max-sm:basis-full">
          <Logo kind="wordmark" className="h-8 max-sm:h-7" />
        </div>
        <nav
          aria-label={texts.menu}
          className="flex flex-1 flex-wrap items-center max-lg:justify-end max-sm:-mx-2 max-sm:basis-full max-sm:justify-start"
        >
          <BarLink to={paths.assistant} isCurrent={pathname === paths.assistant}>
            {title}
          </BarLink>
          <BarLink to={paths.assistantSecurity} isCurrent={pathname === paths.assistantSecurity}>
            {security}
          </BarLink>
          <span className="ml-auto text-ink-soft max-lg:hidden">{data?.name}</span>
          <LanguageSwitch className="max-sm:px-2" />
          <Link button="quiet" to={paths.logout} className="max-sm:ml-auto max-sm:px-2 sm:-mr-4">
            <LogOut aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{texts.logout}</span>
          </Link>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {isPending && <PageSkeleton />}
        {data && children}
        {error && !data && <ProfileFailed error={error} retry={refetch} />}
      </main>
      <Suspense>{hasEnded && data && <SessionDialog email={data.email} />}</Suspense>
    </>
  )
}
