import { navigate } from '../../../lib/router/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { Page } from '../../../ui/Page.tsx'
import { HospitalForm } from './HospitalForm.tsx'
import { HospitalOf } from './HospitalOf.tsx'

/** Page that changes the heading of the sheets that are issued from now on. */
export function EditHospitalPage() {
  const texts = useTexts('workplaces')
  const { back } = useTexts('common')
  return (
    <HospitalOf>
      {(hospital) => {
        const itsPage = linkTo('settingsHospital', { id: String(hospital.id) })
        return (
          <Page
            title={texts.editTitle}
            back={{ to: itsPage, label: hospital.name }}
            lead={texts.newLead}
            width="narrow"
          >
            {hospital.is_admin ? (
              <HospitalForm
                hospital={hospital}
                cancelTo={itsPage}
                onSaved={() => {
                  notify({ message: texts.saved, colour: 'success' })
                  navigate(itsPage)
                }}
              />
            ) : (
              <EmptyState
                title={texts.onlyAdministrators}
                action={
                  <Link button="secondary" to={itsPage}>
                    {back}
                  </Link>
                }
              />
            )}
          </Page>
        )
      }}
    </HospitalOf>
  )
}
