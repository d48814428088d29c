import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { closeNotice, type Notice, NOTICE_MINIMUM, type NoticeColour } from './notices.ts'

const looks: Record<NoticeColour, { style: string; icon: typeof Info | undefined }> = {
  info: { style: 'border-edge bg-card text-ink', icon: Info },
  success: { style: 'border-ok bg-ok-soft text-ok-ink', icon: CircleCheck },
  warning: { style: 'border-warn bg-warn-soft text-warn-ink', icon: TriangleAlert },
  error: { style: 'border-stop bg-stop-soft text-stop-ink', icon: CircleAlert },
  custom: { style: 'border-line bg-card text-ink', icon: undefined },
}

/** One notice. It closes by itself, unless it is being read, asks for something, or tells of an error. */
export function SnackbarItem({ notice }: { notice: Notice & { id: number } }) {
  const { close } = useTexts('common')
  const { id } = notice
  const [isHeld, setHeld] = useState(false)
  const colour = notice.colour ?? 'info'
  const stays = (notice.action !== undefined && notice.lasts === undefined) || colour === 'error'
  const lasts = Math.max(notice.lasts ?? NOTICE_MINIMUM, NOTICE_MINIMUM)
  useEffect(() => {
    if (stays || isHeld) return undefined
    const timer = setTimeout(() => closeNotice(id), lasts)
    return () => clearTimeout(timer)
  }, [stays, isHeld, lasts, id])
  const { style, icon: Icon } = looks[colour]
  return (
    <div
      style={notice.background ? { background: notice.background } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'drop-in pointer-events-auto flex w-full max-w-xl items-start gap-x-3 rounded-card border py-1.5 pr-1.5 pl-4 shadow-paper',
        style,
      )}
    >
      {Icon && <Icon aria-hidden className="mt-3 size-5 shrink-0" />}
      {/* The action of a long message stands on the line below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 py-2.5 wrap-anywhere">{notice.message}</p>
        {notice.action && (
          <button
            type="button"
            className="-mx-3 min-h-11 cursor-pointer rounded-control px-3 font-semibold underline underline-offset-3"
            onClick={() => {
              notice.action?.run()
              closeNotice(id)
            }}
          >
            {notice.action.label}
          </button>
        )}
      </div>
      <IconButton label={close} icon={X} onClick={() => closeNotice(id)} className="text-current" />
    </div>
  )
}
