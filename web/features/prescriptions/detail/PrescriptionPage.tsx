import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../lib/router/Router.tsx'
import { useParams } from '../../../lib/router/params.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { isPassing, query, queryClient } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Page } from '../../../ui/Page.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { ActionBar } from '../shared/ActionBar.tsx'
import { IssuedSheet } from '../shared/IssuedSheet.tsx'
import { StateSentence } from '../shared/StateSentence.tsx'
import { StateTags } from '../shared/StateWords.tsx'
import { Timeline } from '../shared/Timeline.tsx'
import { useActions } from '../shared/use-actions.tsx'
import { handSignatureOf } from './hand-signature.ts'
import { HandSignatureNotice } from './HandSignatureNotice.tsx'
import { LeftToPharmacy } from './LeftToPharmacy.tsx'
import { PrescriptionFailed } from './PrescriptionFailed.tsx'
import { PrescriptionMissing } from './PrescriptionMissing.tsx'
import { PrescriptionSkeleton } from './PrescriptionSkeleton.tsx'
import { Related } from './Related.tsx'
import { useCorrectKey } from './use-correct-key.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

/** One prescription: its sheet, what happened to it, what can still be done. */
export function PrescriptionPage() {
  const { signature = '' } = useParams()
  const { state } = useAddress()
  const { data: rx, error, refetch } = useQuery(query(prescriptionCalls.get, { params: { signature } }))
  const known: Prescription | undefined =
    rx ?? (error === null || isPassing(error) ? fromLists(signature) : undefined)
  if (known) return <Shown key={signature} rx={known} from={fromOf(state)} />
  if (error instanceof ApiError && error.status === 404) return <PrescriptionMissing />
  if (error) return <PrescriptionFailed error={error} retry={() => void refetch()} />
  return <PrescriptionSkeleton />
}

function Shown({ rx, from }: { rx: Prescription; from: string }) {
  const { detail: texts, handSignature: handTexts } = useTexts('prescription')
  const { unnamed } = useTexts('prescriptions')
  const actions = useActions()
  const ready = actions.of(rx)
  useCorrectKey(ready)
  const handSignature = handSignatureOf(rx)
  return (
    <Page
      back={{ to: paths.prescriptions + from, label: texts.back }}
      title={texts.title(formatCode(rx.code))}
      heading={rx.patient.name || unnamed}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="whitespace-nowrap tabular-nums">{texts.title(formatCode(rx.code))}</span>
          <StateTags status={rx.status} />
          {handSignature && <Tag tone="warn">{handTexts.tag}</Tag>}
        </span>
      }
      actions={<ActionBar actions={ready} keys={{ replace: 'C' }} />}
    >
      <div className="grid gap-5">
        <StateSentence rx={rx} />
        {handSignature && (
          <HandSignatureNotice {...handSignature} onPrint={ready.find(({ key }) => key === 'print')?.run} />
        )}
        <LeftToPharmacy rx={rx} />
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          {/* The browser's own print command prints only the sheet, on one piece of paper. */}
          <div className="print:[--reading-mm:0.21rem]">
            <IssuedSheet rx={rx} />
          </div>
          <div className="grid gap-6 print:hidden">
            <section>
              <h2 className="mb-3 font-semibold">{texts.timeline}</h2>
              <Timeline rx={rx} />
            </section>
            <Related rx={rx} />
            {rx.diagnosis && !rx.show_diagnosis && (
              <p className="text-sm text-ink-soft">
                {texts.notPrinted} <Clinical>{rx.diagnosis}</Clinical>
              </p>
            )}
          </div>
        </div>
      </div>
      {actions.dialogs}
    </Page>
  )
}

/**
 * The prescription as the cached answer of a list has it, which lacks only the signed document. The page shows it at once, until
 * the answer for the prescription itself arrives.
 */
function fromLists(signature: string): Prescription | undefined {
  const { queryKey } = query(prescriptionCalls.list, {})
  const lists = queryClient.getQueriesData<{ results: Prescription[] }>({ queryKey: [queryKey[0]] })
  return lists.flatMap(([, page]) => page?.results ?? []).find((rx) => rx.signature === signature)
}

/**
 * Search and page (as URL parameters) of the list of prescriptions from which the reader came; empty when the reader came from
 * elsewhere.
 */
const fromOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : ''
