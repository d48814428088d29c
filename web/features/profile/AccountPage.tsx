import { useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AccountForm } from './AccountForm.tsx'
import { LicenceCard } from './LicenceCard.tsx'
import { PicturesSection } from './pictures/PicturesSection.tsx'

/** Page with the doctor's data as the printed sheet will carry them. */
export function AccountPage() {
  const texts = useTexts('profile')
  const doctor = useDoctor()
  return (
    <Page title={texts.accountTitle} lead={texts.accountLead} width="narrow">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!doctor.has_fillup_data && <Tag tone="warn">{texts.incomplete}</Tag>}
        <p className="text-ink-soft">{texts.number(doctor.id)}</p>
        <p className="break-words text-ink-soft">{doctor.email}</p>
      </div>
      {!doctor.has_fillup_data && (
        <p className="mb-5 text-ink-soft">
          {doctor.name && doctor.phone ? texts.licenceMissing : texts.incompleteHelp}
        </p>
      )}
      {!(doctor.has_fillup_data && doctor.has_hospital_data) && (
        <p className="mb-5">
          <Link to={paths.welcome}>{texts.inSteps}</Link>
        </p>
      )}
      <AccountForm />
      <LicenceCard />
      <PicturesSection />
      {doctor.has_fillup_data && !doctor.has_hospital_data && (
        <p className="mt-5">
          <Link button="primary" to={paths.settingsNewHospital}>
            {texts.nextWorkplace}
          </Link>
        </p>
      )}
    </Page>
  )
}
