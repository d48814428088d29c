import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { BackLink } from './BackLink.tsx'

/** It may well exist, but could not be fetched now. */
export function PrescriptionFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { detail: texts } = useTexts('prescription')
  return (
    <>
      <BackLink />
      <Page title={texts.sheet} width="wide">
        <LoadFailed title={texts.failed} error={error} retry={retry} />
      </Page>
    </>
  )
}
