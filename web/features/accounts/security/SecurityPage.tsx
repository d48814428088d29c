import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Page } from '../../../ui/Page.tsx'
import { secondFactorCalls } from '../calls.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { Sessions } from './Sessions.tsx'

/** Page Contraseña y Seguridad of a doctor (specification section 2): the password, and the open sessions. */
export function SecurityPage() {
  const { title } = useTexts('security')
  const { email, name } = useDoctor()
  const { error } = useQuery(query(secondFactorCalls.get, {}))
  const isGiven = error instanceof ApiError && error.code === 'own-password-first'
  return (
    <Page title={title} width="narrow">
      <div className="grid gap-8">
        {isGiven ? (
          <OwnPassword email={email} />
        ) : (
          <>
            <ChangePassword email={email} name={name} />
            <SecondFactors />
          </>
        )}
        <Sessions />
      </div>
    </Page>
  )
}
