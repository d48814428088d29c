import { useNavigate } from 'react-router'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { notify } from '../../../ui/notices/notices.ts'
import { Page } from '../../../ui/Page.tsx'
import { HospitalForm } from './HospitalForm.tsx'

/** A new workplace; the first one is where the guard leads (specification section 4), and opens the rest. */
export function NewHospitalPage() {
  const texts = useTexts('workplaces')
  const navigate = useNavigate()
  const isFirst = !useDoctor().has_hospital_data
  return (
    <Page title={texts.newTitle} lead={isFirst ? texts.firstLead : texts.newLead} width="narrow">
      <HospitalForm
        hospital={null}
        cancelTo={isFirst ? undefined : paths.settingsHospitals}
        onSaved={({ id }) => {
          notify({ message: texts.saved, colour: 'success' })
          void navigate(linkTo('settingsHospital', { id: String(id) }))
        }}
      />
    </Page>
  )
}
