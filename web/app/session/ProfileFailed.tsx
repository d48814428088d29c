import { useTexts } from '../../lib/texts.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** Error inside the frame when the doctor's profile failed to load. */
export function ProfileFailed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { profileFailed } = useTexts('shell')
  return (
    <div className="frame py-10">
      <LoadFailed title={profileFailed} error={error} retry={retry} />
    </div>
  )
}
