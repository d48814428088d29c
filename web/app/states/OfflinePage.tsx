import { Suspense } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { layouts } from '../layouts/layouts.ts'

const { Component: CenteredLayout } = layouts.centered

/**
 * Shown when no server answers: says what is safe, with a button to try again. Its callers also retry
 * automatically.
 */
export function OfflinePage() {
  const { offline } = useTexts('shell')
  const { retry } = useTexts('common')
  return (
    <Suspense>
      <CenteredLayout guard="open">
        <div className="grid gap-3">
          <PageTitle className="text-xl font-semibold tracking-tight">{offline.title}</PageTitle>
          <p className="text-ink-soft">{offline.help}</p>
          <p className="mt-3">
            <Button tone="primary" onClick={() => window.location.reload()}>
              {retry}
            </Button>
          </p>
        </div>
      </CenteredLayout>
    </Suspense>
  )
}
