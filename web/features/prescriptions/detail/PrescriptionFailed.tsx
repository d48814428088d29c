import { problemText } from '../../../lib/problem-text.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { BackLink } from './BackLink.tsx'

/** It may well exist, but could not be fetched now. */
export function PrescriptionFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { detail: texts } = useTexts('prescription')
  const words = useTexts('common')
  return (
    <>
      <BackLink />
      <Page title={texts.sheet} width="wide">
        <EmptyState title={texts.failed} action={<Button onClick={retry}>{words.retry}</Button>}>
          {problemText(error)}
        </EmptyState>
      </Page>
    </>
  )
}
