import { useDoctor } from '../../../lib/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Page } from '../../../ui/Page.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { Sessions } from './Sessions.tsx'

/** Contraseña y Seguridad (specification section 2): the password, and where the account is open. */
export function SecurityPage() {
  const { title } = useTexts('security')
  const { email, name } = useDoctor()
  return (
    <Page title={title} width="narrow">
      <div className="grid gap-8">
        <ChangePassword email={email} name={name} />
        <SecondFactors />
        <Sessions />
      </div>
    </Page>
  )
}
