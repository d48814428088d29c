import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** Page for a forgotten password, which mails a link to set a new one. */
export function ResetPasswordPage() {
  const { resetPage } = useTexts('access')
  return <AskForMail kind="reset" {...resetPage} />
}
