import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { BackLink } from './BackLink.tsx'

/** Page for a prescription that could not be fetched now, though it may well exist. */
export function PrescriptionFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { detail: texts } = useTexts('prescription')
  return (
    <>
      <BackLink />
      <Page title={texts.sheet}>
        <LoadFailed title={texts.failed} error={error} retry={retry} />
      </Page>
    </>
  )
}
