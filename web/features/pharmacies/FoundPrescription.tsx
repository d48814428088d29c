import { FileSignature, ShieldCheck, Stamp, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { stateTone } from '../../lib/state-tone.ts'
import { useTexts } from '../../lib/texts.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { WithCode } from '../../ui/issued/WithCode.tsx'
import { FoundFacts } from './FoundFacts.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { RowsOverview } from './RowsOverview.tsx'
import { SaleForm } from './SaleForm.tsx'
import { SheetButton } from './SheetButton.tsx'
import { counterStateSentence } from './state-sentence.ts'
import type { LookedUp } from './use-lookup.ts'

interface FoundPrescriptionProps {
  found: LookedUp
  token: string
  onSold: (ticket: string, signature: string, code: string) => Promise<void>
  onRefused: (error: unknown, signature: string, code: string) => void
  /** Callback that shows another prescription on the page. */
  onFind: (key: string) => void
  /** Callback that reads the prescription again; typed text stays. */
  refresh: () => Promise<LookedUp | undefined>
}

/**
 * The prescription that the pharmacy's page shows: whether it can be filled, prescriber and patient, and the form of the sale.
 */
export function FoundPrescription(props: FoundPrescriptionProps) {
  const { found, token, onSold, onRefused, onFind, refresh } = props
  const texts = useTexts('pharmacies')
  const [isRejecting, setRejecting] = useState(false)
  const { rx, state, authentic } = found
  const isOnPaper = rx.by_hand?.reason === 'unrecognised'
  const isOpen = isLive(state) && authentic !== false
  const canFill = isOpen && !isOnPaper
  return (
    <div className="grid gap-4">
      <StateBanner found={found} onFind={onFind} />
      {isOpen && rx.document_kind === 'handwritten' && (
        <p className="flex items-start gap-3 rounded-card border border-warn bg-warn-soft px-4 py-3 text-lg font-semibold text-warn-ink">
          <FileSignature aria-hidden className="mt-0.5 size-5.5 shrink-0" strokeWidth={1.8} />
          {isOnPaper ? texts.found.onPaper : texts.found.handwritten}
        </p>
      )}
      {canFill && rx.paper_next !== 'none' && <PaperDuty paper={rx.paper_next} />}
      {authentic === undefined && (
        <p className="flex items-start gap-3 rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
          {texts.found.unchecked}
        </p>
      )}
      <FoundFacts rx={rx}>
        {authentic && (
          <span className="inline-flex items-center gap-1.5 text-ok-ink">
            <ShieldCheck aria-hidden className="size-4.5 shrink-0" strokeWidth={1.8} />
            {texts.found.authentic}
          </span>
        )}
      </FoundFacts>
      {canFill ? (
        <SaleForm
          rx={rx}
          token={token}
          refresh={refresh}
          onSold={(ticket) => onSold(ticket, rx.signature, formatCode(rx.code))}
          onRefused={(error) => onRefused(error, rx.signature, formatCode(rx.code))}
        />
      ) : (
        <RowsOverview rows={rx.medications} />
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <SheetButton signature={rx.signature} code={formatCode(rx.code)} token={token} />
        {isLive(state) && (
          <Button tone="danger" onClick={() => setRejecting(true)}>
            {texts.found.reject}
          </Button>
        )}
      </div>
      <RejectDialog
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        signature={rx.signature}
        token={token}
        refresh={refresh}
      />
    </div>
  )
}

/** What the law requires the pharmacy to do with the sheet at this sale. */
function PaperDuty({ paper }: { paper: 'sealed' | 'retained' }) {
  const { found } = useTexts('pharmacies')
  return (
    <p className="flex items-start gap-3 rounded-card border border-edge bg-sunk px-4 py-3 font-semibold">
      <Stamp aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
      {found.paper[paper]}
    </p>
  )
}

/** Whether anything of a prescription can be handed over today. */
const isLive = (state: LookedUp['state']): boolean => state === 'available' || state === 'partially_filled'

function StateBanner({ found, onFind }: Pick<FoundPrescriptionProps, 'found' | 'onFind'>) {
  const texts = useTexts('verification')
  const words = useTexts('pharmacies')
  const { state, authentic, isReplaced, replacedBy } = found
  const isOver = !isLive(state)
  const sentence = counterStateSentence(found, texts, words)
  if (authentic === false) {
    return (
      <Banner tone="alarm" sentence={sentence}>
        {texts.forgedMeaning}
      </Banner>
    )
  }
  if (replacedBy) {
    const successor = formatCode(replacedBy.code)
    return (
      <Banner tone="stop" sentence={sentence}>
        <p>{words.found.replacedMeaning}</p>
        <Button className="mt-3 text-lg" onClick={() => onFind(replacedBy.signature)}>
          {/* The label is one element of the button, so that its sentence wraps as a whole. */}
          <span>
            <WithCode text={words.found.openSuccessor(successor)} code={successor} />
          </span>
        </Button>
      </Banner>
    )
  }
  return (
    <Banner tone={stateTone[state]} sentence={sentence}>
      {isReplaced ? words.found.replacedByNoneMeaning : isOver && texts.meaning[state]}
    </Banner>
  )
}
