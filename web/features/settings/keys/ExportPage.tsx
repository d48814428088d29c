import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExportedKey } from '#contract/accounts/keys.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { focusTitle } from '../../../ui/focus-title.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { keyCalls } from './calls.ts'
import { CurrentKey } from './CurrentKey.tsx'
import { EarlierKeys } from './EarlierKeys.tsx'
import { ExportForm } from './ExportForm.tsx'
import { ExportedFiles } from './ExportedFiles.tsx'

/** Page Exportar Llaves, which exports the doctor's signing keys (specification section 2). */
export function ExportPage() {
  const texts = useTexts('keys')
  const { data, error, refetch } = useQuery(query(keyCalls.list, {}))
  // The private key is held only in this state, until the page is left: no storage ever gets it.
  const [exported, setExported] = useState<ExportedKey>()
  const finish = () => {
    focusTitle()
    setExported(undefined)
  }
  const current = data?.results.find((key) => key.retired_at === null)
  const earlier = data?.results.filter((key) => key.retired_at !== null) ?? []
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      {error && !data ? (
        <LoadFailed title={texts.notLoaded} error={error} retry={refetch} />
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
