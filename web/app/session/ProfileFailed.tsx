import { loadProblemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Error inside the frame when the doctor's profile failed to load. */
export function ProfileFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { profileFailed } = useTexts('shell')
  const texts = useTexts('common')
  return (
    <div className="frame py-10">
      <EmptyState
        title={profileFailed}
        action={
          <Button tone="primary" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        {loadProblemText(error)}
      </EmptyState>
    </div>
  )
}
