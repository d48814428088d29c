import { Replace } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftParts } from '../parts.ts'

interface RelationNoticeProps extends Pick<DraftParts, 'dispatch'> {
  relation: NonNullable<ComposerDraft['relation']>
}

/** Notice that issuing the draft cancels an older prescription, or renews it. */
export function RelationNotice({ relation, dispatch }: RelationNoticeProps) {
  const { relation: texts } = useTexts('composer-parts')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-edge bg-sunk px-4 py-2.5">
      <Replace aria-hidden className="size-5 shrink-0 text-ink-soft" strokeWidth={1.8} />
      <p className="min-w-0 flex-1 basis-64">
        {texts[relation.kind]}{' '}
        <Link to={linkTo('prescription', { signature: relation.signature })}>{texts.see}</Link>
      </p>
      <Button
        tone="quiet"
        className="-mr-2"
        onClick={() => dispatch({ kind: 'set', change: { relation: null } })}
      >
        {texts.unlink}
      </Button>
    </div>
  )
}
