import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { accountCalls, secondFactorCalls } from '../calls.ts'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryRow } from './RecoveryRow.tsx'
import { TotpRow } from './TotpRow.tsx'

const RecoveryCodesDialog = lazy(() =>
  import('./RecoveryCodesDialog.tsx').then((m) => ({ default: m.RecoveryCodesDialog })),
)

/**
 * Section of the second factors beside the password, and of the recovery codes for the day that a factor is
 * lost.
 */
export function SecondFactors() {
  const texts = useTexts('security')
  const titleId = useId()
  const { data, error, refetch } = useQuery(query(secondFactorCalls.get, {}))
  const [codes, setCodes] = useState<string[] | null>(null)
  const changed = async (fresh: string[] | null = null) => {
    setCodes(fresh)
    await Promise.all([invalidate(secondFactorCalls.get), invalidate(accountCalls.sessions)])
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} tabIndex={-1} className="text-lg font-semibold">
          {texts.factorsTitle}
        </h2>
        <p className="text-ink-soft">{texts.factorsLead}</p>
      </div>
      {error && !data ? (
        <LoadFailed title={texts.factorsNotLoaded} error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <div className="rows">
          <Passkeys passkeys={data.passkeys} onChange={changed} />
          <TotpRow since={data.totp_since} onChange={changed} />
          {(data.passkeys.length > 0 || data.totp_since !== null) && (
            <RecoveryRow left={data.recovery_codes_left} onChange={changed} />
          )}
        </div>
      )}
      <Suspense>{codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}</Suspense>
    </section>
  )
}
