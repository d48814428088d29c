import './ui/styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { intlLocale } from '#locales/locale.ts'
import { OfflinePage } from './app/states/OfflinePage.tsx'
import { recallBrand } from './lib/brand/brand.ts'
import { language, loadTexts } from './lib/texts.ts'
import { startTheme } from './lib/brand/theme.ts'

/* Page that the service worker serves in the place of a page that could not be fetched. It uses cached files only. */
document.documentElement.lang = intlLocale[language.get()]
startTheme()
recallBrand()

/**
 * Interval of attempts, ms: the network may be back before the server, and the browser may not report that it is
 * online.
 */
const TRY_EVERY = 5000
window.addEventListener('online', () => void tryAgain())
setInterval(() => void tryAgain(), TRY_EVERY)

async function tryAgain(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TRY_EVERY) }).catch(
    () => undefined,
  )
  if (answer?.ok) window.location.reload()
}

async function start(): Promise<void> {
  await loadTexts('common', 'shell')
  const root = document.getElementById('root')
  if (!root) throw new Error('offline.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <OfflinePage />
    </StrictMode>,
  )
}
void start()
