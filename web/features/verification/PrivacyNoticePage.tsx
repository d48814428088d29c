import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { privacyNotice } from '../../lib/patient-calls.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useStore } from '../../lib/store.ts'
import { language, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

/** A doctor's privacy notice for anybody: what has to be known first, then all of it. It prints as it stands. */
export function PrivacyNoticePage() {
  const texts = useTexts('privacy')
  const { retry } = useTexts('common')
  const { doctor = '' } = useParams()
  const of = useStore(language)
  const { data, error, refetch } = useQuery({
    // The server writes it in the reader's language.
    queryKey: ['privacy notice', doctor, of],
    queryFn: ({ signal }) => api(privacyNotice.get, { params: { doctor } }, { signal }),
  })
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6 sm:px-8 sm:py-10">
      <PageTitle>{data?.title ?? texts.title}</PageTitle>
      {data && (
        <>
          <Paragraphs of={data.simplified} />
          <h2 className="mt-3 text-lg font-semibold">{texts.full}</h2>
          <Paragraphs of={data.full} />
          <p className="text-sm text-ink-faint">{texts.version(data.version, data.source)}</p>
          <Button className="w-fit print:hidden" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      )}
      {error && (
        <EmptyState
          title={isMissing ? texts.missing : texts.failed}
          action={isMissing ? undefined : <Button onClick={() => void refetch()}>{retry}</Button>}
        >
          {isMissing ? texts.missingHelp : problemText(error)}
        </EmptyState>
      )}
      {!data && !error && <SkeletonRows rows={6} />}
    </div>
  )
}

const Paragraphs = ({ of }: { of: readonly string[] }) => (
  <div className="grid gap-3">
    {of.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
)
