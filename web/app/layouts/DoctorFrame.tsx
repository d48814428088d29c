import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiError } from '../../lib/calls/api-error.ts'
import { contactPanel } from '../../lib/contact-panel.ts'
import { applyPreferences, useProfile } from '../../lib/account/profile.ts'
import { queryClient } from '../../lib/calls/query.ts'
import { sessionStatus } from '../../lib/account/session.ts'
import { isStepUpAsked } from '../../lib/account/step-up.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts, textsNow } from '../../lib/texts.ts'
import { untilDone } from '../../lib/calls/until-done.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notices/notices.ts'
import { Snackbar } from '../../ui/notices/Snackbar.tsx'
import { CommandKey } from '../command/CommandKey.tsx'
import { useEmbedded } from '../embed.ts'
import type { Guard } from '../session/guard.ts'
import { pageExists } from '../known-pages.ts'
import { loginStateRedirect } from '../session/login-state.ts'
import { PageSkeleton } from '../states/PageSkeleton.tsx'
import { ProfileFailed } from '../session/ProfileFailed.tsx'
import { ToLogin } from '../session/ToLogin.tsx'

const ContactPanel = lazy(async () => {
  const [module] = await Promise.all([import('../ContactPanel.tsx'), loadTexts('contact')])
  return { default: module.ContactPanel }
})

const ClosingNotice = lazy(async () => {
  const [module] = await Promise.all([import('../session/ClosingNotice.tsx'), loadTexts('closing')])
  return { default: module.ClosingNotice }
})

const StepUpDialog = lazy(async () => {
  const [module] = await Promise.all([import('../session/StepUpDialog.tsx'), loadTexts('proof', 'security')])
  return { default: module.StepUpDialog }
})

const SessionDialog = lazy(() =>
  import('../session/SessionDialog.tsx').then((m) => ({ default: m.SessionDialog })),
)

/** What waits for the network is looked for after the page is there. */
const QUEUE_DELAY = 2000

const IssueQueue = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, QUEUE_DELAY))
  return untilDone(async () => {
    const [module] = await Promise.all([import('../IssueQueue.tsx'), loadTexts('drafts')])
    return { default: module.IssueQueue }
  })
})

interface DoctorFrameProps {
  guard: Guard
  /** The frame around the page, or around what stands in its place. */
  frame: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** What all frames of a logged-in doctor share: fetched data, the profile, the alert area, help, and the lost session. */
export function DoctorFrame(props: DoctorFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Framed {...props} />
      <Snackbar />
    </QueryClientProvider>
  )
}

function Framed({ guard, frame: Frame, children }: DoctorFrameProps) {
  const { pathname, search } = useLocation()
  const { data: doctor, isPending, error, refetch } = useProfile()
  const hasEnded = useStore(sessionStatus) === 'expired'
  const isAsked = useStore(isStepUpAsked)
  const isEmbedded = useEmbedded()
  const settings = doctor?.ux_settings
  useEffect(() => {
    if (!settings) return
    void applyPreferences(settings).then(
      (isKept) => isKept && notify({ message: textsNow('shell')?.languageKept ?? '', colour: 'success' }),
    )
  }, [settings])

  // Without a profile there is no page to keep: the login page takes over.
  if (hasEnded && !doctor) return <ToLogin from={pathname + search} />
  if (isPending)
    return (
      <Frame>
        <PageSkeleton />
      </Frame>
    )
  // Somebody who prepares for doctors has pages of their own.
  if (!doctor && error instanceof ApiError && error.status === 403) {
    return <Navigate to={paths.assistant} replace />
  }
  if (!doctor) {
    return (
      <Frame>
        <ProfileFailed error={error} retry={() => void refetch()} />
      </Frame>
    )
  }
  const elsewhere = loginStateRedirect(guard, doctor, pathname, pageExists)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <>
      <Suspense>{doctor.closes_at && <ClosingNotice at={doctor.closes_at} />}</Suspense>
      <Frame>{children}</Frame>
      <OpenedContact />
      {!isEmbedded && <CommandKey />}
      <Suspense>
        <IssueQueue doctorId={doctor.id} />
      </Suspense>
      <Suspense>{isAsked && <StepUpDialog />}</Suspense>
      <Suspense>{hasEnded && <SessionDialog email={doctor.email} />}</Suspense>
    </>
  )
}

/** The help panel's code arrives the first time that it is asked for, and stays for its way out. */
function OpenedContact() {
  const isOpen = useStore(contactPanel)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && <ContactPanel />}</Suspense>
}
