import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExportedKey } from '#contract/keys.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { query } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusTitle } from '../../../ui/focus-title.ts'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { keys } from './calls.ts'
import { CurrentKey } from './CurrentKey.tsx'
import { EarlierKeys } from './EarlierKeys.tsx'
import { ExportForm } from './ExportForm.tsx'
import { ExportedFiles } from './ExportedFiles.tsx'

/** Exportar Llaves (specification section 2). */
export function ExportPage() {
  const texts = useTexts('keys')
  const { retry } = useTexts('common')
  const { data, error, isError, refetch } = useQuery(query(keys.list, {}))
  // Only here, and only until the page is left: the private key is written to no storage.
  const [exported, setExported] = useState<ExportedKey>()
  const finish = () => {
    focusTitle()
    setExported(undefined)
  }
  const current = data?.results.find((key) => key.retired_at === null)
  const earlier = data?.results.filter((key) => key.retired_at !== null) ?? []
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      {isError ? (
        <EmptyState title={texts.notLoaded} action={<Button onClick={() => void refetch()}>{retry}</Button>}>
          {problemText(error)}
        </EmptyState>
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : !current ? (
        <EmptyState title={texts.noneTitle}>{texts.noneLead}</EmptyState>
      ) : (
        <div className="grid gap-6">
          {exported && <ExportedFiles exported={exported} onDone={finish} />}
          <CurrentKey signingKey={current} />
          {!exported && <ExportForm onExported={setExported} />}
          {earlier.length > 0 && <EarlierKeys keys={earlier} />}
        </div>
      )}
    </Page>
  )
}
