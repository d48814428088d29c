import { Star } from 'lucide-react'
import { useState } from 'react'
import { drugsInShort } from '#contract/medications/drug-name.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import { loadProblemText } from '../../../lib/calls/problem-text.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

const SaveFavourite = onDemand(async () => (await import('./SaveFavourite.tsx')).SaveFavourite)

interface FavouriteListProps {
  draft: ComposerDraft
  /** Favourites and templates that have a keyboard shortcut (Alt with 1 to 9). */
  favourites: readonly Favourite[]
  /** Number of all the doctor's favourites and of the templates that are shared with this clinic. */
  all: number
  isPending: boolean
  /** Error of the request for the favourites; null once they were read. */
  error: unknown
  onUse: (favourite: Favourite) => void
}

/** The doctor's favourites and the clinic's templates, each with a keyboard shortcut. */
export function FavouriteList({ draft, favourites, all, isPending, error, onUse }: FavouriteListProps) {
  const texts = useTexts('favourites')
  const [isSaving, setSaving] = useState(false)
  const hasRows = draft.rows.length > 0
  return (
    <section
      aria-labelledby="rx-favourites"
      className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-0.5"
    >
      <h2 id="rx-favourites" className="font-semibold text-ink-soft">
        {texts.title}
      </h2>
      {isPending && <Skeleton className="h-11 flex-1 rounded-control" />}
      {!isPending && favourites.length === 0 && (!hasRows || error !== null) && (
        <p className="flex-1 text-sm text-ink-faint max-sm:basis-full">
          {error ? loadProblemText(error) : texts.none}
        </p>
      )}
      {favourites.length > 0 && (
        <ul
          // In a draft with medicines the favourites are on one line, which scrolls sideways. On a phone they are always on one
          // line.
          className={classNames(
            '-mx-1 flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 max-sm:order-last max-sm:-mr-4 max-sm:basis-full',
            !hasRows && 'sm:flex-wrap sm:overflow-visible',
          )}
        >
          {favourites.map((favourite, at) => (
            <li key={favourite.id} className="shrink-0">
              <Button
                aria-label={texts.use(favourite.name, favourite.owner)}
                aria-keyshortcuts={`Alt+${at + 1}`}
                title={namesOf(favourite, texts.more)}
                onClick={() => onUse(favourite)}
                className="px-3 font-medium!"
              >
                <span className="max-w-56 truncate">
                  <Clinical>{favourite.name}</Clinical>
                </span>
                {!favourite.is_own && (
                  <span className="max-w-32 truncate text-sm font-normal text-ink-faint">
                    {texts.sharedBy(favourite.owner)}
                  </span>
                )}
                <span aria-hidden className="text-ink-faint max-md:hidden pointer-coarse:hidden">
                  <Kbd>{`Alt ${at + 1}`}</Kbd>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasRows && (
        <Button tone="quiet" className="ml-auto px-2 text-sm sm:-mr-2" onClick={() => setSaving(true)}>
          <Star aria-hidden className="size-4.5" />
          {texts.save}
        </Button>
      )}
      {all > 0 && (
        <Link to={paths.favourites} className="grid min-h-11 place-items-center text-sm max-sm:hidden">
          {all > favourites.length ? texts.seeAll(all) : texts.manage}
        </Link>
      )}
      {isSaving && <SaveFavourite draft={draft} onClose={() => setSaving(false)} />}
    </section>
  )
}

function namesOf({ rows }: Favourite, more: (count: number) => string): string {
  const { names, more: rest } = drugsInShort(rows, 4)
  return rest ? `${names} ${more(rest)}` : names
}
