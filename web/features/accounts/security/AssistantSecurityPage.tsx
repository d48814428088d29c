import { useQuery } from '@tanstack/react-query'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Sessions } from './Sessions.tsx'

/** Page Contraseña y Seguridad of an assistant: the password, and the open sessions. */
export function AssistantSecurityPage() {
  const { title } = useTexts('security')
  const { data, error, refetch } = useQuery(query(assistantCalls.me, {}))
  return (
    <Page title={title} width="narrow">
      <div className="grid gap-8">
        {data ? (
          <ChangePassword email={data.email} name={data.name} />
        ) : error ? (
          <LoadFailed error={error} retry={refetch} />
        ) : (
          <SkeletonRows rows={3} />
        )}
        <Sessions />
      </div>
    </Page>
  )
}
