import './ui/styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { intlLocale } from '#locales/locale.ts'
import { App } from './app/App.tsx'
import { preloadRoute, setKnownPages } from './app/known-pages.ts'
import { layouts } from './app/layouts/layouts.ts'
import { reloadIfReached } from './app/reload-guard.ts'
import { loadBrand, recallBrand } from './lib/brand/brand.ts'
import { followOtherTabs } from './lib/calls/persist.ts'
import { beforeLogout, followSessionOfOtherTabs, restoreSession } from './lib/account/session.ts'
import { language, loadTexts } from './lib/texts.ts'
import { startTheme } from './lib/brand/theme.ts'
import { routes } from './routes.tsx'

/** How long the first render waits for the brand, ms; after that the neutral colours show until the brand arrives. */
const BRAND_PATIENCE = 1500

window.addEventListener('vite:preloadError', () => void reloadIfReached())

document.documentElement.lang = intlLocale[language.get()]
startTheme()
followOtherTabs()
followSessionOfOtherTabs()
beforeLogout((token) =>
  import('./features/composer/session/leave-device.ts').then((m) => m.leaveDevice(token)),
)

// Everything that the first screen needs is requested at once: its code, its texts, the brand, the session.
setKnownPages(routes, layouts)
void preloadRoute(window.location.pathname)
void restoreSession()
const isRecalled = recallBrand()
const branded = loadBrand()
void branded.then(
  (reporting) => reporting && import('./app/reporting.ts').then((m) => m.startReporting(reporting)),
)
const patience = new Promise((resolve) => setTimeout(resolve, isRecalled ? 0 : BRAND_PATIENCE))

async function start(): Promise<void> {
  await Promise.all([loadTexts('common', 'errors'), Promise.race([branded, patience])])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
// The promise is not awaited at the top level: chunks that import from this module would wait for it, and it would
// wait for them.
void start()
