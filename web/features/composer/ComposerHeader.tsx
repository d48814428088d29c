import { useQuery } from '@tanstack/react-query'
import { FilePen, FilePlus2 } from 'lucide-react'
import { usePrescriptionName } from '../../lib/account/prescription-name.ts'
import { draftCalls } from '../../lib/calls/endpoints.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { type TitledDraft, titleOfDraft } from './draft/title-of-draft.ts'
import type { Kept } from './session/draft-state.ts'

interface ComposerHeaderProps {
  draft: TitledDraft
  kept: Kept
  isEmpty: boolean
  /** Name of the assistant who prepared the draft; empty when the doctor wrote it. */
  preparedBy: string
  /** Whether the draft was left on this device earlier, and the doctor continues it. */
  isResumed: boolean
  /**
   * Callback that begins another draft; this draft stays in the list of drafts. Undefined while this draft is being issued, and
   * when it has no content.
   */
  onAnother: (() => void) | undefined
  /**
   * Callback that discards the draft. Undefined while the draft is being sent: nobody would know whether it was
   * issued.
   */
  onDiscard: (() => void) | undefined
}

/** The page's title, where the draft is stored (device or account), and the link to the other drafts. */
export function ComposerHeader(props: ComposerHeaderProps) {
  const { draft, kept, isEmpty, preparedBy, isResumed, onAnother, onDiscard } = props
  const texts = useTexts('composer')
  const { drafts: words } = texts
  const { title, heading } = titleOfDraft(draft, usePrescriptionName(), texts)
  const { preparedBy: preparedByWords } = useTexts('drafts')
  const { data } = useQuery(query(draftCalls.list, {}))
  const count = data?.length
  const places: Partial<Record<Kept, string>> = {
    saving: texts.saving,
    device: words.onDevice,
    account: words.inAccount,
    gone: words.gone,
    failed: texts.notSaved,
  }
  return (
    // The header reserves two lines, so that nothing moves when the second line appears: below a long title that line says where
    // the draft is stored.
    <header className="-mt-2 flex min-h-13 min-w-0 flex-wrap items-center gap-x-4 sm:flex-nowrap">
      <div className="contents min-w-0 flex-wrap items-baseline gap-x-4 sm:flex">
        <PageTitle title={title} className="title max-sm:text-lg">
          {heading}
        </PageTitle>
        <span className="min-h-5 text-sm text-ink-faint sm:truncate max-sm:order-last max-sm:basis-full">
          {[preparedBy && preparedByWords(preparedBy), isResumed && words.resumed, places[kept]]
            .filter(Boolean)
            .join('. ')}
        </span>
      </div>
      <span className="-mr-4 ml-auto flex shrink-0 items-center sm:gap-2 max-sm:-mr-2.5 max-sm:*:px-2.5">
        {!!count && (
          <Link button="quiet" to={paths.drafts}>
            <FilePen aria-hidden className="size-5" />
            {/* On a phone the words beside the number of drafts are shown only where no other button is beside this link. */}
            <span className={isEmpty ? '' : 'max-sm:sr-only'}>{words.countOf(count)}</span>
            <span aria-hidden className={isEmpty ? 'hidden' : 'sm:hidden'}>
              {count}
            </span>
          </Link>
        )}
        {!isEmpty && onAnother && (
          <Button tone="quiet" onClick={onAnother}>
            <FilePlus2 aria-hidden className="size-5" />
            <span className="max-lg:sr-only">{words.another}</span>
          </Button>
        )}
        {!isEmpty && (
          <Button tone="quiet" disabled={!onDiscard} onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
      </span>
    </header>
  )
}
