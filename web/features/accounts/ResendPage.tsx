import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** Page that mails the confirmation of an address again. */
export function ResendPage() {
  const { resendPage } = useTexts('access')
  return <AskForMail kind="confirmation" {...resendPage} />
}
