import { Ellipsis, FilePlus, PenLine, Share2, Trash2 } from 'lucide-react'
import { navigate } from '../../lib/router/address.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import { api } from '../../lib/calls/api.ts'
import { composerCommand } from '../../lib/drafts/composer-command.ts'
import { favouriteCalls } from '../../lib/calls/endpoints.ts'
import { formatDate } from '../../lib/format.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { isPractising, useDoctor } from '../../lib/account/profile.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { Tag } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

interface FavouriteRowProps {
  favourite: Favourite
  onEdit: () => void
  onShare: () => void
}

/** One favourite: its contents, who sees it, how often it was used, and buttons to edit, share or remove it. */
export function FavouriteRow({ favourite, onEdit, onShare }: FavouriteRowProps) {
  const texts = useTexts('favourites')
  const doctor = useDoctor()
  const canWrite = doctor.specialty_verified || isPractising(doctor)
  const {
    id,
    name,
    prescription,
    rows,
    uses,
    last_used_at: last,
    shared_with: shared,
    is_own: isOwn,
  } = favourite
  const write = () => {
    composerCommand.set({ kind: 'favourite', favourite })
    navigate(paths.newPrescription)
  }
  const remove = async () => {
    try {
      await api(favouriteCalls.remove, { params: { id: String(id) } })
      notify({ message: texts.removed(name), action: { label: texts.undo, run: () => void bringBack() } })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
    await invalidate(favouriteCalls.list)
  }
  const bringBack = async () => {
    try {
      await api(favouriteCalls.create, { body: { prescription } })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
    await invalidate(favouriteCalls.list)
  }
  return (
    <li className="flex items-center gap-2 py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold wrap-anywhere">{name}</b>
          {isOwn && shared && <Tag tone="accent">{texts.sharedWith(shared.name)}</Tag>}
          {!isOwn && <Tag tone="outline">{texts.sharedBy(favourite.owner)}</Tag>}
        </span>
        <span className="text-ink-soft">
          <Clinical>{rows.map((row) => row.generic || row.presentation).join(', ')}</Clinical>
        </span>
        <span className="text-sm text-ink-faint">
          {last === null ? texts.unused : texts.usedTimes(uses, formatDate(last))}
        </span>
      </div>
      {canWrite && (
        <Button aria-label={texts.writeOf(name)} onClick={write} className="max-sm:px-3">
          <FilePlus aria-hidden className="size-5" strokeWidth={1.8} />
          <span className="max-sm:hidden">{texts.write}</span>
        </Button>
      )}
      {isOwn && (
        <Menu
          label={texts.actionsOf(name)}
          icon={Ellipsis}
          entries={[
            { key: 'edit', label: texts.edit, icon: PenLine, run: onEdit },
            { key: 'share', label: texts.share, icon: Share2, run: onShare },
            { key: 'remove', label: texts.remove, icon: Trash2, run: () => void remove(), danger: true },
          ]}
        />
      )}
    </li>
  )
}
