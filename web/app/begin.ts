import { intlLocale } from '#locales/locale.ts'
import {
  followSessionOfOtherTabs,
  restoreSession,
  sessionStatus,
  whenRestored,
} from '../lib/account/session.ts'
import { loadBrand, recallBrand } from '../lib/brand/brand.ts'
import { startTheme } from '../lib/brand/theme.ts'
import { followNetwork } from '../lib/calls/connection.ts'
import { followOtherTabs } from '../lib/calls/persist.ts'
import { followLeaving } from '../lib/reload-guard.ts'
import { language, loadTexts } from '../lib/texts.ts'
import { paths } from '../paths.ts'
import { type PageRoute, preloadRoute, routeAt, sendFirstCalls, setKnownPages } from './known-pages.ts'
import { layouts } from './layouts/layouts.ts'
import { verdictOf } from './session/guard.ts'

/**
 * How long the first render waits for the code of the page, and for a brand that this browser does not know, ms. After
 * that the line of a loading page shows, in neutral colours.
 */
const PATIENCE = 1500

/**
 * Asks at once for everything that the first screen needs: its code, its texts, the brand, the session.
 * @returns when the page may be rendered
 */
export async function begin(routes: readonly PageRoute[]): Promise<void> {
  document.documentElement.lang = intlLocale[language.get()]
  startTheme()
  followNetwork()
  followLeaving()
  followOtherTabs()
  followSessionOfOtherTabs()

  setKnownPages(routes, layouts)
  void restoreSession()
  const isRecalled = recallBrand()
  const branded = loadBrand()
  const path = window.location.pathname
  whenRestored(() => sendFirstCalls(path, isRecalled ? Promise.resolve() : branded))
  const guard = routeAt(path)?.route.guard
  const isForLogin = guard !== undefined && verdictOf(guard, sessionStatus.get()) === 'to-login'
  const code = preloadRoute(isForLogin ? paths.login : path)
  void branded.then(
    (reporting) => reporting && import('./reporting.ts').then((m) => m.startReporting(reporting)),
  )
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const wanted = Promise.all([code, !isRecalled && branded])
  await Promise.all([loadTexts('common'), Promise.race([wanted, patience])])
}
