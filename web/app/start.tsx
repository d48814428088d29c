import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { intlLocale } from '#locales/locale.ts'
import { followSessionOfOtherTabs, restoreSession } from '../lib/account/session.ts'
import { loadBrand, recallBrand } from '../lib/brand/brand.ts'
import { startTheme } from '../lib/brand/theme.ts'
import { followNetwork } from '../lib/calls/connection.ts'
import { followOtherTabs } from '../lib/calls/persist.ts'
import { language, loadTexts } from '../lib/texts.ts'
import { App } from './App.tsx'
import { type PageRoute, preloadRoute, setKnownPages } from './known-pages.ts'
import { layouts } from './layouts/layouts.ts'
import { reloadIfReached } from './reload-guard.ts'

/** How long the first render waits for the brand, ms; after that the neutral colours show until the brand arrives. */
const BRAND_PATIENCE = 1500

/** Starts the application in the page that loaded it. */
export async function startApp(routes: readonly PageRoute[]): Promise<void> {
  window.addEventListener('vite:preloadError', () => void reloadIfReached())
  document.documentElement.lang = intlLocale[language.get()]
  startTheme()
  followNetwork()
  followOtherTabs()
  followSessionOfOtherTabs()

  // Everything that the first screen needs is requested at once: its code, its texts, the brand, the session.
  setKnownPages(routes, layouts)
  void preloadRoute(window.location.pathname)
  void restoreSession()
  const isRecalled = recallBrand()
  const branded = loadBrand()
  void branded.then(
    (reporting) => reporting && import('./reporting.ts').then((m) => m.startReporting(reporting)),
  )
  const patience = new Promise((resolve) => setTimeout(resolve, isRecalled ? 0 : BRAND_PATIENCE))
  await Promise.all([loadTexts('common'), Promise.race([branded, patience])])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
