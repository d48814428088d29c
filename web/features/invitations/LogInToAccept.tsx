import { navigate } from '../../lib/router/address.ts'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'

/** Button for an invited address that has an account: it leads to the login and back to the invitation. */
export function LogInToAccept({ email }: { email: string }) {
  const texts = useTexts('invitations')
  const logIn = () => {
    rememberedPath.set(paths.invitation)
    navigate(paths.login)
  }
  return (
    <>
      <p className="break-words">{texts.logInAs(email)}</p>
      <Button tone="primary" onClick={logIn}>
        {texts.logIn}
      </Button>
    </>
  )
}
