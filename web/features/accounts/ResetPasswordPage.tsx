import { useTexts } from '../../lib/texts.ts'
import { AskForMail } from './AskForMail.tsx'

/** A forgotten password: the link to another is mailed. */
export function ResetPasswordPage() {
  const { resetPage } = useTexts('access')
  return <AskForMail kind="reset" {...resetPage} />
}
