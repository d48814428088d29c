import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'

/** Page for a signature that is none of the doctor's own prescriptions. */
export function PrescriptionMissing() {
  const { detail: texts } = useTexts('prescription')
  return (
    <div className="mx-auto grid max-w-lg gap-3 px-6 py-16">
      <p className="text-lg font-semibold text-accent">404</p>
      <PageTitle className="text-xl font-semibold tracking-tight">{texts.missing}</PageTitle>
      <p className="text-ink-soft">{texts.missingHelp}</p>
      <p className="mt-3">
        <Link button="primary" to={paths.prescriptions}>
          {texts.goHistory}
        </Link>
      </p>
    </div>
  )
}
