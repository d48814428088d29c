import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { PageMessage } from '../../../ui/states/PageMessage.tsx'

/** Page for a signature that belongs to none of the doctor's own prescriptions. */
export function PrescriptionMissing() {
  const { detail: texts } = useTexts('prescription')
  return (
    <div className="frame py-10">
      <PageMessage
        status={404}
        title={texts.missing}
        action={
          <Link button="primary" to={paths.prescriptions}>
            {texts.goHistory}
          </Link>
        }
      >
        {texts.missingHelp}
      </PageMessage>
    </div>
  )
}
