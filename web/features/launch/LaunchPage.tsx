import { useEffect, useEffectEvent, useState } from 'react'
import type { LaunchSeen } from '#contract/launch/launch.ts'
import type { Texts } from '#locales/locale.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import {
  composerOf,
  enterByLaunch,
  forgetParameters,
  seeLaunch,
  takeParameters,
  type Waiting,
  wantedPage,
  wantsContact,
} from './open-launch.ts'

/** Page `/redirect/new`: logs the doctor in and opens the page that another program requested, after a confirmation if needed. */
export function LaunchPage() {
  const texts = useTexts('launch')
  const [parameters] = useState(takeParameters)
  const [waiting, setWaiting] = useState<Waiting>()
  const [failure, setFailure] = useState('')
  const open = (seen: LaunchSeen | null): Promise<void> =>
    openWanted(parameters, seen, texts).catch((error: unknown) => setFailure(problemText(error)))
  const found = useEffectEvent((one: Waiting) =>
    one.kind === 'open' ? void open(one.seen) : setWaiting(one),
  )
  useEffect(() => {
    let isCurrent = true
    seeLaunch().then(
      (one) => isCurrent && found(one),
      (error: unknown) => isCurrent && setFailure(problemText(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return (
    <section className="grid gap-5 surface p-5 sm:p-7">
      {failure !== '' && !waiting && (
        <>
          <PageTitle className="title">{texts.title}</PageTitle>
          <p role="alert">{failure}</p>
          <Link button="primary" to={paths.index}>
            {texts.home}
          </Link>
        </>
      )}
      {failure !== '' && waiting && <p role="alert">{failure}</p>}
      {!waiting && failure === '' && (
        <>
          <PageTitle className="title">{texts.title}</PageTitle>
          <p role="status">{texts.opening}</p>
          <Skeleton className="h-11 w-full" />
        </>
      )}
      {waiting?.kind === 'dead' && (
        <>
          <div>
            <PageTitle className="title">{texts.dead}</PageTitle>
            <p className="mt-1 text-ink-soft">{texts.deadLead}</p>
          </div>
          <Link button="primary" to={paths.login}>
            {texts.logIn}
          </Link>
        </>
      )}
      {waiting?.kind === 'ask' && (
        <>
          <PageTitle title={texts.title} className="title">
            {texts.ask(waiting.seen.name)}
          </PageTitle>
          <p>{texts.askLead(waiting.seen.program)}</p>
          <p className="break-words text-ink-soft">{waiting.seen.email}</p>
          {waiting.hasOther && <p>{texts.other}</p>}
          <div className="flex flex-wrap gap-3">
            <Button tone="primary" onClick={() => void open(waiting.seen)}>
              {texts.open}
            </Button>
            <Button tone="quiet" onClick={() => navigate(paths.index, { replace: true })}>
              {texts.stay}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/**
 * Opens the session of a launch and the page that the launching program wants. Where its draft could not be made, the composer
 * opens empty, and a notice says so.
 */
async function openWanted(
  parameters: URLSearchParams,
  seen: LaunchSeen | null,
  texts: Texts<'launch'>,
): Promise<void> {
  if (seen) {
    await enterByLaunch()
    notify({ message: texts.opened(seen.name, seen.program), colour: 'info' })
  }
  const page = await wantedPage(parameters).catch(() => {
    notify({ message: texts.failed, colour: 'error' })
    return composerOf(parameters)
  })
  forgetParameters()
  navigate(page, { replace: true })
  if (wantsContact(parameters)) openContact()
}
