import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** The confirmation of an address, mailed again. */
export function ResendPage() {
  const { resendPage } = useTexts('access')
  return <AskForMail kind="confirmation" {...resendPage} />
}
