import { useState } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.ts'
import { linkTo, paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ToLoginLink } from './ToLoginLink.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** Where the link of a reset mail leads. */
export function NewPasswordPage() {
  const texts = useTexts('access')
  const { newPasswordPage } = texts
  const { uid = '', token = '' } = useParams()
  const link = useLinkSecret(() => ({ uid, token }), linkTo('newPassword'))
  const [isDead, setDead] = useState(false)
  if (link.token && !isDead) {
    return (
      <AccessPanel title={newPasswordPage.title} lead={newPasswordPage.lead}>
        <NewPasswordForm link={link} onDead={() => setDead(true)} />
      </AccessPanel>
    )
  }
  return (
    <AccessPanel
      key="dead"
      title={isDead ? newPasswordPage.deadTitle : newPasswordPage.missingTitle}
      lead={isDead ? newPasswordPage.dead : newPasswordPage.missing}
      ways={<ToLoginLink />}
    >
      <Link button="primary" to={paths.resetPassword}>
        {newPasswordPage.again}
      </Link>
    </AccessPanel>
  )
}
