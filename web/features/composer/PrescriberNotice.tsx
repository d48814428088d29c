import { TriangleAlert } from 'lucide-react'
import type { PrescriberRefusal } from '#contract/prescription/judgement.ts'
import { language, useTexts } from '../../lib/texts.ts'
import { useStore } from '../../lib/store.ts'
import { linkTo, paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { useJudgement } from './judging/use-judging.ts'

/**
 * Notice why this doctor cannot issue any prescription at this place, whatever the draft contains, with a link to the page where
 * the cause is corrected.
 */
export function PrescriberNotice({ hospitalId }: { hospitalId: number | undefined }) {
  const texts = useTexts('composer')
  const spoken = useStore(language)
  return useJudgement().prescriberFaults.map(({ refusal, say }) => (
    <div
      key={refusal.code}
      className="flex flex-wrap items-start gap-x-4 gap-y-1 rounded-card border border-warn bg-warn-soft px-4 py-2.5 text-warn-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.8} />
      <p className="min-w-0 flex-1 basis-64">
        {say(spoken)} {lacksOwn(refusal) && <Link to={paths.settingsUser}>{texts.toMyAccount}</Link>}{' '}
        {lacksAddress(refusal) && hospitalId !== undefined && (
          <Link to={linkTo('settingsHospital', { id: String(hospitalId) })}>{texts.toPlace}</Link>
        )}
      </p>
    </div>
  ))
}

const lacksAddress = (refusal: PrescriberRefusal): boolean =>
  refusal.code === 'prescriber-incomplete' && refusal.missing.includes('location')

const lacksOwn = (refusal: PrescriberRefusal): boolean =>
  refusal.code !== 'prescriber-incomplete' || refusal.missing.some((part) => part !== 'location')
