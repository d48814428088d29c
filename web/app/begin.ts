import { intlLocale } from '#locales/locale.ts'
import { followSessionOfOtherTabs, findSession, sessionStatus } from '../lib/account/session.ts'
import { loadBrand, recallBrand } from '../lib/brand/brand.ts'
import { startTheme } from '../lib/brand/theme.ts'
import { PROFILE_PATIENCE } from '../lib/calls/limits.ts'
import { followNetwork } from '../lib/calls/connection.ts'
import { followOtherTabs } from '../lib/calls/persist.ts'
import { firstWork } from '../lib/early/first-work.ts'
import { pause } from '../lib/pause.ts'
import { followLeaving } from '../lib/reload-guard.ts'
import { language, loadTexts } from '../lib/texts.ts'
import { paths } from '../paths.ts'
import { type PageRoute, preloadRoute, routeAt, sendFirstCalls, setKnownPages } from './known-pages.ts'
import { layouts } from './layouts/layouts.ts'
import { verdictOf } from './session/guard.ts'

/**
 * How long the first render waits for the code of the page, and for a brand that this browser does not know, ms. After this time
 * the loading indicator is shown, in neutral colours if the brand is still unknown.
 */
const PATIENCE = 1500

/**
 * Starts, in parallel, all requests that the first screen needs: its code, its texts, the brand, the session.
 * @returns a promise that resolves when the page may be rendered. It rejects where a file could not be downloaded; the page is
 * then rendered to say so.
 */
export async function begin(routes: readonly PageRoute[]): Promise<void> {
  document.documentElement.lang = intlLocale[language.get()]
  startTheme()
  followNetwork()
  followLeaving()
  followOtherTabs()
  followSessionOfOtherTabs()

  setKnownPages(routes, layouts)
  const restored = findSession('restoring')
  const isRecalled = recallBrand()
  const branded = loadBrand()
  const brandKnown = isRecalled ? Promise.resolve() : branded
  const path = window.location.pathname
  const guard = routeAt(path)?.route.guard
  const isForLogin = guard !== undefined && verdictOf(guard, sessionStatus.get()) === 'to-login'
  const code = preloadRoute(isForLogin ? paths.login : path)
  const sent = restored.then(() => {
    if (sessionStatus.get() !== 'doctor') return undefined
    sendFirstCalls(path, brandKnown)
    // Importing the frame here downloads nothing more: the code of the frame is downloaded together with that of the page.
    return guard === 'ready' ? import('./layouts/DefaultLayout.tsx').then((m) => m.readProfile()) : undefined
  })
  void branded.then(
    (reporting) => reporting && import('./reporting.ts').then((m) => m.startReporting(reporting)),
  )
  const wanted = Promise.all([code, brandKnown])
  await Promise.all([loadTexts('common'), Promise.race([wanted, pause(PATIENCE)])])
  // A skeleton that the page would replace at once is not painted: the first paint has the greeting of the doctor. Where the
  // document has that greeting already (server/site/first-frame.ts), it stays until the page can replace it.
  if (guard === 'ready')
    await Promise.race([
      sent.then(() => Promise.all(firstWork)),
      pause(document.querySelector('h1') ? PATIENCE : PROFILE_PATIENCE),
    ])
}
