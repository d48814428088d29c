import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** Renders the application in the page that loaded it. */
export function showApp(): void {
  // The checks of `StrictMode` run in development alone, so its code is not sent to browsers.
  createRoot(document.getElementById('root') ?? document.body).render(
    import.meta.env.DEV ? (
      <StrictMode>
        <App />
      </StrictMode>
    ) : (
      <App />
    ),
  )
}
