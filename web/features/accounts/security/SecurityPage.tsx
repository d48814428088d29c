import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { secondFactorCalls } from '../calls.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { SecondFactors } from './SecondFactors.tsx'
import { Sessions } from './Sessions.tsx'

/** Page Contraseña y Seguridad of a doctor (specification section 2): password, second factors and open sessions. */
export function SecurityPage() {
  const { title, notLoaded } = useTexts('security')
  const { email, name } = useDoctor()
  const { error, code, refetch } = useLastAnswer()
  // Only the answer about the second factors tells whether this session may change the password. No form is shown before it.
  if (code === undefined)
    return (
      <Page title={title} width="narrow">
        <SkeletonRows rows={4} className="h-[4.25rem]" />
      </Page>
    )
  // A session that an integrator's program opened may neither change the password nor list the sessions.
  if (code === 'own-login-first')
    return (
      <Page title={title} width="narrow">
        <LoadFailed title={notLoaded} error={error} retry={refetch} />
      </Page>
    )
  return (
    <Page title={title} width="narrow">
      <div className="grid gap-8">
        {code === 'own-password-first' ? (
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

/**
 * The last answer about the second factors: `code` is the code of its error, '' without one, undefined before the first answer. A
 * failed query is pending again while it is repeated. The forms stay on the page meanwhile: without them a password that is being
 * typed would be lost, and rendering the forms again would start the query again, in an endless loop.
 */
function useLastAnswer() {
  const { error, isPending, refetch } = useQuery(query(secondFactorCalls.get, {}))
  const [last, setLast] = useState<{ error: Error | null }>()
  if (!isPending && last?.error !== error) setLast({ error })
  return {
    error: last?.error ?? null,
    code: last && (last.error instanceof ApiError ? last.error.code : ''),
    refetch,
  }
}
