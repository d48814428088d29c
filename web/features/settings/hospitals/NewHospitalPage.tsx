import { navigate } from '../../../lib/router/address.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { notify } from '../../../ui/notices/notices.ts'
import { Page } from '../../../ui/Page.tsx'
import { HospitalForm } from './HospitalForm.tsx'

/**
 * Page to add a workplace. The route guard redirects a doctor without a workplace to this page (specification section 4), because
 * the other pages are open only after the first workplace was added.
 */
export function NewHospitalPage() {
  const texts = useTexts('workplaces')
  const isFirst = !useDoctor().has_hospital_data
  return (
    <Page title={texts.newTitle} lead={isFirst ? texts.firstLead : texts.newLead} width="narrow">
      <HospitalForm
        hospital={null}
        cancelTo={isFirst ? undefined : paths.settingsHospitals}
        onSaved={({ id }) => {
          notify({ message: texts.saved, colour: 'success' })
          navigate(linkTo('settingsHospital', { id: String(id) }))
        }}
      />
    </Page>
  )
}
