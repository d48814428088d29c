import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** Page that sends once more the mail with which a doctor confirms an email address. */
export function ResendPage() {
  const { resendPage } = useTexts('access')
  return <AskForMail kind="confirmation" {...resendPage} />
}
