import { useEffect, useState } from 'react'
import { useParams } from '../../lib/router/params.ts'
import type { PrivacyNotice } from '#contract/patients/privacy-notice.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { privacyNoticeCalls } from '../../lib/calls/patient-calls.ts'
import { formatDay } from '../../lib/format.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { request } from '../../lib/calls/request.ts'
import { useStore } from '../../lib/store.ts'
import { language, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

/**
 * Public page with a doctor's privacy notice: first its summary, then the whole of it. The page can be printed as it
 * is.
 */
export function PrivacyNoticePage() {
  const texts = useTexts('privacy')
  const { retry } = useTexts('common')
  const { key = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  // The notice is fetched again in another language, because the server writes it in the reader's language.
  const { data, error } = useNotice(key, useStore(language), attempt)
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-6 sm:px-8 sm:py-10">
      <PageTitle className="text-display font-bold tracking-tight">{data?.title ?? texts.title}</PageTitle>
      {data && (
        <>
          <Paragraphs of={data.simplified} />
          <h2 className="mt-3 text-lg font-semibold">{texts.full}</h2>
          <Paragraphs of={data.full} />
          <p className="text-sm text-ink-faint">{texts.version(formatDay(data.version), data.source)}</p>
          <Button className="w-fit" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      )}
      {error !== undefined && (
        <EmptyState
          title={isMissing ? texts.missing : texts.failed}
          action={isMissing ? undefined : <Button onClick={() => setAttempt(attempt + 1)}>{retry}</Button>}
        >
          {isMissing ? texts.missingHelp : problemText(error)}
        </EmptyState>
      )}
      {!data && error === undefined && <SkeletonRows rows={6} />}
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

interface Asked {
  of: string
  data?: PrivacyNotice
  error?: unknown
}

/**
 * Fetches the privacy notice, again for another doctor, another language, and each press of the button to retry. It does not
 * use the query cache, which belongs to the pages of a logged-in doctor.
 */
function useNotice(key: string, language: string, attempt: number): Pick<Asked, 'data' | 'error'> {
  const [asked, setAsked] = useState<Asked>()
  const of = `${key} ${language} ${attempt}`
  useEffect(() => {
    const left = new AbortController()
    request(privacyNoticeCalls.get, { params: { key } }, { signal: left.signal }).then(
      (data) => setAsked({ of, data }),
      (error: unknown) => {
        if (!left.signal.aborted) setAsked({ of, error })
      },
    )
    return () => left.abort()
  }, [key, of])
  return asked?.of === of ? asked : {}
}
