import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** Page that sends the mail to confirm an email address again. */
export function ResendPage() {
  const { resendPage } = useTexts('access')
  return <AskForMail kind="confirmation" {...resendPage} />
}
