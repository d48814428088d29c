import { QueryClientProvider } from '@tanstack/react-query'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { useAddress, useEmbedded } from '../../lib/router/Router.tsx'
import { ApiError } from '../../lib/calls/api-error.ts'
import { contactPanel } from '../../lib/contact-panel.ts'
import { applyPreferences, savePreference, useProfile } from '../../lib/account/profile.ts'
import { queryClient } from '../../lib/calls/query.ts'
import { hasJustLoggedIn, sessionStatus } from '../../lib/account/session.ts'
import { isStepUpAsked } from '../../lib/account/step-up.ts'
import { pause } from '../../lib/pause.ts'
import { useStore } from '../../lib/store.ts'
import { language, loadTexts, textsNow } from '../../lib/texts.ts'
import { untilDone } from '../../lib/calls/until-done.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notices/notices.ts'
import { Snackbar } from '../../ui/notices/Snackbar.tsx'
import { CommandKey } from '../command/CommandKey.tsx'
import type { Guard } from '../session/guard.ts'
import { pageExists } from '../known-pages.ts'
import { loginStateRedirect } from '../session/login-state.ts'
import { PageSkeleton } from '../states/PageSkeleton.tsx'
import { ProfileFailed } from '../session/ProfileFailed.tsx'
import { ToLogin } from '../session/ToLogin.tsx'

/** Time for which the notice of a changed language offers to restore the former language, ms. */
const LANGUAGE_BACK = 20_000

/**
 * Shows a notice that the account now has the language chosen on the login page, with a button that restores the former language.
 */
const tellOfLanguage = async (): Promise<void> => {
  await loadTexts('profile')
  const texts = textsNow('profile')
  const former = language.get() === 'es' ? 'en' : 'es'
  notify({
    message: texts?.languageKept ?? '',
    colour: 'success',
    action: { label: texts?.languageBack ?? '', run: () => void savePreference({ language: former }) },
    lasts: LANGUAGE_BACK,
  })
}

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

const SessionDialog = lazy(async () => {
  const [module] = await Promise.all([import('../session/SessionDialog.tsx'), loadTexts('session-ended')])
  return { default: module.SessionDialog }
})

/** Delay before the page looks for prescriptions that wait for the network, ms: the page loads first. */
const QUEUE_DELAY = 2000

const IssueQueue = lazy(async () => {
  await pause(QUEUE_DELAY)
  return untilDone(async () => {
    const [module] = await Promise.all([import('../IssueQueue.tsx'), loadTexts('waiting')])
    return { default: module.IssueQueue }
  })
})

interface DoctorFrameProps {
  guard: Guard
  /** Component around the page, or around the skeleton or error in its place. */
  frame: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Shared part of all frames of a logged-in doctor: query cache, profile, notices, help panel, and the expired
 * session.
 */
export function DoctorFrame(props: DoctorFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Framed {...props} />
      <Snackbar />
    </QueryClientProvider>
  )
}

function Framed({ guard, frame: Frame, children }: DoctorFrameProps) {
  const { pathname, search } = useAddress()
  const { data: doctor, isPending, error, refetch } = useProfile()
  const hasEnded = useStore(sessionStatus) === 'expired'
  const isAsked = useStore(isStepUpAsked)
  const isEmbedded = useEmbedded()
  // When the profile arrives, the frame is rendered first and the page afterwards, in slices between which the browser can handle
  // input and paint.
  const isDrawn = useDeferredValue(Boolean(doctor))
  const settings = doctor?.ux_settings
  useEffect(() => {
    if (!settings) return
    void applyPreferences(settings)?.then((isKept) => isKept && void tellOfLanguage())
  }, [settings])

  // If the session ended before the profile was read, there is no page on the screen to preserve: the doctor is redirected to the
  // login.
  if (hasEnded && !doctor) return <ToLogin from={pathname + search} />
  // 403: the account is an assistant's, which has pages of its own.
  if (!doctor && error instanceof ApiError && error.status === 403) {
    return <Redirect to={paths.assistant} />
  }
  const state = doctor && { ...doctor, hasJustLoggedIn: hasJustLoggedIn.get() }
  const elsewhere = state && loginStateRedirect(guard, state, pathname, pageExists)
  if (elsewhere) return <Redirect to={elsewhere} />
  return (
    <>
      <Suspense>{doctor?.closes_at && <ClosingNotice at={doctor.closes_at} />}</Suspense>
      <Frame>
        {isDrawn && doctor ? (
          children
        ) : isPending || doctor ? (
          <PageSkeleton />
        ) : (
          <ProfileFailed error={error} retry={refetch} />
        )}
      </Frame>
      {doctor && (
        <>
          <OpenedContact />
          {!isEmbedded && <CommandKey />}
          <Suspense>
            <IssueQueue doctorId={doctor.id} />
          </Suspense>
          <Suspense>{isAsked && <StepUpDialog />}</Suspense>
          <Suspense>{hasEnded && <SessionDialog email={doctor.email} />}</Suspense>
        </>
      )}
    </>
  )
}

/**
 * The help panel's code is loaded when it is first opened. The panel then stays mounted, so that its closing
 * animation runs.
 */
function OpenedContact() {
  const isOpen = useStore(contactPanel)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && <ContactPanel />}</Suspense>
}
