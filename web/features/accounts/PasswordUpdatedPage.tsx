import { useTexts } from '../../lib/texts.ts'
import { AccessPanel } from './AccessPanel.tsx'
import { ToLoginLink } from './ToLoginLink.tsx'

/** The end of a reset: no session is open. */
export function PasswordUpdatedPage() {
  const { updated } = useTexts('access')
  return (
    <AccessPanel {...updated}>
      <ToLoginLink isNext />
    </AccessPanel>
  )
}
