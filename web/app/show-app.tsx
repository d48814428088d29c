import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** Renders the application in the page that loaded it. */
export function showApp(): void {
  // The checks of `StrictMode` run in development alone, so its code is not sent to browsers.
  const root = createRoot(document.getElementById('root') ?? document.body)
  // The first page is drawn in slices, between which the browser can handle input and paint.
  startTransition(() =>
    root.render(
      import.meta.env.DEV ? (
        <StrictMode>
          <App />
        </StrictMode>
      ) : (
        <App />
      ),
    ),
  )
}
