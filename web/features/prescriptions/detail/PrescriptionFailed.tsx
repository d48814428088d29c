import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'

/** Page for a prescription that could not be fetched now, though it may well exist. */
export function PrescriptionFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { detail: texts } = useTexts('prescription')
  return (
    <Page title={texts.sheet} back={{ to: paths.prescriptions, label: texts.back }}>
      <LoadFailed title={texts.failed} error={error} retry={retry} />
    </Page>
  )
}
