import { useAddress } from '../../lib/router/Router.tsx'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { sentMailOf } from './check-email.ts'
import { ToLoginLink } from './ToLoginLink.tsx'

/** Page that says that a mail is on its way: what is in it, and what to do when it does not arrive. */
export function CheckEmailPage() {
  const { checkEmail } = useTexts('access')
  const sent = sentMailOf(useAddress().state)
  const again = {
    registration: paths.register,
    confirmation: paths.resendConfirmation,
    reset: paths.resetPassword,
  }
  return (
    <AccessPanel
      title={checkEmail.title}
      lead={sent ? checkEmail[sent.kind](sent.email) : checkEmail.unknown}
      ways={<ToLoginLink />}
    >
      <p className="text-ink-soft">{checkEmail.late}</p>
      <Link button="secondary" to={again[sent?.kind ?? 'confirmation']}>
        {checkEmail.again}
      </Link>
    </AccessPanel>
  )
}
