import { Files, FileSignature, Printer, Replace, ShieldCheck } from 'lucide-react'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { Verification } from '#contract/verification.ts'
import { formatDate, formatDateTime, formatDay } from '../../lib/format.ts'
import { stateTone } from '../../lib/state-tone.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { WithCode } from '../../ui/issued/WithCode.tsx'
import { PrintedSheet } from '../../ui/sheet/PrintedSheet.tsx'
import { RenewalLink } from './RenewalLink.tsx'
import { VerificationNotice } from './VerificationNotice.tsx'
import { useVerifiedSheet } from './use-verified-sheet.tsx'

/**
 * Result of the public check: first whether the prescription can be filled, then everything that must agree
 * with the sheet.
 */
export function VerifiedPrescription({ rx }: { rx: Verification }) {
  const texts = useTexts('verification')
  const canBeFilled = rx.authentic && (rx.state === 'available' || rx.state === 'partially_filled')
  const sheet = useVerifiedSheet(rx, canBeFilled)
  const isHandwritten = rx.document_kind === 'handwritten'
  return (
    <div className="grid gap-4">
      <StateBanner rx={rx} />
      {canBeFilled && isHandwritten && (
        <VerificationNotice icon={FileSignature} tone="warn">
          {texts.handwritten}
        </VerificationNotice>
      )}
      {rx.authentic ? (
        <VerificationNotice icon={ShieldCheck} tone="plain">
          {texts.authentic(texts.byClock(formatDateTime(rx.issued_at, rx.time_zone), rx.time_zone))}
        </VerificationNotice>
      ) : (
        <p className="px-1 font-semibold text-stop-ink">{texts.forgedContent}</p>
      )}
      {rx.replaced_by && (
        <VerificationNotice icon={Replace} tone="warn">
          <Link to={linkTo('verification', { signature: rx.replaced_by.signature })}>
            <Naming code={rx.replaced_by.code} say={texts.replacedBy} />
          </Link>
        </VerificationNotice>
      )}
      {rx.replaces && (
        <VerificationNotice icon={Replace} tone="plain">
          <Link to={linkTo('verification', { signature: rx.replaces.signature })}>
            <Naming code={rx.replaces.code} say={texts.replaces} />
          </Link>
        </VerificationNotice>
      )}
      {rx.part && (
        <VerificationNotice icon={Files} tone="plain">
          {texts.part[rx.part.kind](rx.part.position, rx.part.total)}
        </VerificationNotice>
      )}
      <div className="[--reading-mm:0.3125rem] print:[--reading-mm:0.25rem]">
        <PrintedSheet sheet={sheet} size="reading" />
      </div>
      {rx.authentic && <RenewalLink rx={rx} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        {canBeFilled && (
          <Link
            button="primary"
            className="max-sm:w-full"
            to={linkTo('pharmacy')}
            // The signature is passed as state, not in the address, so that no log records what a pharmacy
            // looks up.
            state={{ find: rx.signature }}
          >
            {texts.counter}
          </Link>
        )}
        <Button className="max-sm:w-full" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" strokeWidth={1.8} />
          {texts.print}
        </Button>
      </div>
    </div>
  )
}

/** A sentence that names another prescription, such as the one that replaces this one, by its code. */
function Naming({ code, say }: { code: string; say: (code: string) => string }) {
  const printed = formatCode(code)
  return <WithCode text={say(printed)} code={printed} />
}

function StateBanner({ rx }: { rx: Verification }) {
  const texts = useTexts('verification')
  if (!rx.authentic) {
    return (
      <Banner tone="alarm" sentence={texts.forged}>
        {texts.forgedMeaning}
      </Banner>
    )
  }
  const days = {
    from: formatDay(rx.valid_from),
    until: formatDay(rx.valid_until),
    rejected: rx.rejected_at ? formatDate(rx.rejected_at, rx.time_zone) : '',
  }
  return (
    <Banner tone={stateTone[rx.state]} sentence={texts.sentence[rx.state](days)}>
      {/* A sheet signed by hand has a shorter text of its own right below this banner. */}
      {rx.state === 'available' && rx.document_kind === 'handwritten'
        ? undefined
        : rx.is_replaced
          ? rx.replaced_by
            ? texts.replacedMeaning
            : texts.replacedByNoneMeaning
          : texts.meaning[rx.state]}
    </Banner>
  )
}
