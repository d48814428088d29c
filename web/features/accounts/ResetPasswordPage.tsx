import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** Page for a forgotten password: mails a link to set another. */
export function ResetPasswordPage() {
  const { resetPage } = useTexts('access')
  return <AskForMail kind="reset" {...resetPage} />
}
