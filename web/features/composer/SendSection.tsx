import { isEmail } from '#contract/values/email.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import type { ComposerDraft } from './draft/draft.ts'
import { needsHand } from './draft/judgement.ts'
import { useJudgement } from './judging/use-judging.ts'
import type { DraftParts } from './parts.ts'
import { Section } from './Section.tsx'

interface SendSectionProps extends Pick<DraftParts, 'draft' | 'dispatch'> {
  onAddAddress: () => void
}

/**
 * The patient's email address; null where the patient has none, or where the text is not a valid address, because the server
 * then sends no mail.
 */
const addressOf = ({ patient }: ComposerDraft): string | null =>
  patient && isEmail(patient.email) ? patient.email : null

/** Address that the prescription will be mailed to; null when no mail is sent. */
export const mailAddress = (draft: ComposerDraft): string | null => (draft.send_rx ? addressOf(draft) : null)

interface NoteWords {
  choosePatient: string
  willSend: (address: string) => string
  willPrint: string
}

/**
 * Short note beside the issue button: how the prescription will be delivered, or that the patient is missing.
 */
export function noteOf(draft: ComposerDraft, texts: NoteWords): string {
  if (!draft.patient) return texts.choosePatient
  const address = mailAddress(draft)
  return address ? texts.willSend(address) : texts.willPrint
}

/** Section that says, before the issue, how the prescription will be delivered. */
export function SendSection({ draft, dispatch, onAddAddress }: SendSectionProps) {
  const texts = useTexts('composer')
  const judgement = useJudgement()
  const address = addressOf(draft)
  const hasNowhere = draft.patient && !address
  return (
    <Section id="rx-send-title" title={texts.send} look="beside">
      <div className="flex flex-wrap items-center justify-between gap-x-4 surface px-4 py-2.5">
        {hasNowhere ? (
          <>
            <p>{texts.sendNoAddress}</p>
            <Button tone="quiet" className="-mr-2" onClick={onAddAddress}>
              {texts.addAddress}
            </Button>
          </>
        ) : (
          <Checkbox
            label={texts.sendRx}
            checked={draft.send_rx}
            hint={hintOf(draft, address, texts)}
            onChange={({ target }) => dispatch({ kind: 'set', change: { send_rx: target.checked } })}
          />
        )}
        {needsHand(judgement) && <p className="basis-full text-warn-ink">{texts.handwrittenSend}</p>}
      </div>
    </Section>
  )
}

interface Words {
  sendNot: string
  sendNoPatient: string
  sendTo: (address: string) => string
}

function hintOf({ send_rx }: ComposerDraft, address: string | null, texts: Words): string {
  if (!send_rx) return texts.sendNot
  return address ? texts.sendTo(address) : texts.sendNoPatient
}
