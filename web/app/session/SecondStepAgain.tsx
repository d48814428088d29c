import { proveLogin, askLoginWays } from '../../lib/account/second-step.ts'
import { logOut } from '../../lib/account/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ProveForm } from '../../ui/fields/ProveForm.tsx'

/** Asks for the second factor, after the password, when an expired session is renewed. */
export function SecondStepAgain() {
  const { secondLead } = useTexts('proof')
  const { logout } = useTexts('shell')
  return (
    <>
      <p>{secondLead}</p>
      <ProveForm
        load={askLoginWays}
        send={proveLogin}
        leave={<Button onClick={() => void logOut()}>{logout}</Button>}
      />
    </>
  )
}
