import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { Kbd } from '../Kbd.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { useActionKey } from './use-action-key.ts'
import { closeNotice, type Notice, NOTICE_MINIMUM, type NoticeColour } from './notices.ts'

/** Appearance of a notice by its severity: the colour of the card's border, and the icon with its colour. */
const looks: Record<NoticeColour, { style: string; icon: typeof Info | undefined; sign: string }> = {
  info: { style: 'border-edge', icon: Info, sign: 'text-ink-soft' },
  success: { style: 'border-edge', icon: CircleCheck, sign: 'text-ok' },
  warning: { style: 'border-warn', icon: TriangleAlert, sign: 'text-warn' },
  error: { style: 'border-stop', icon: CircleAlert, sign: 'text-stop' },
  custom: { style: 'border-line', icon: undefined, sign: '' },
}

/**
 * One notice. The notice closes automatically, unless the pointer or the focus is on the notice, or the notice has an action
 * without a time limit or reports an error.
 */
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
  const { style, icon: Icon, sign } = looks[colour]
  const { action, until } = notice
  const act = () => {
    action?.run()
    closeNotice(id)
  }
  useActionKey(action?.key, act)
  return (
    <div
      style={notice.background ? { background: notice.background } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'rise-in pointer-events-auto flex w-full max-w-md items-start gap-x-3 rounded-card border bg-card py-1.5 pr-1.5 pl-4 text-ink',
        style,
      )}
    >
      {until ? (
        <span className="mt-1 -ml-1 text-accent">
          <TimeLeft {...until} />
        </span>
      ) : (
        Icon && <Icon aria-hidden className={classNames('mt-3 size-5 shrink-0', sign)} />
      )}
      {/* Beside a long message there is no space for the button of its action, which is then on the line below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3">
        <p className={classNames('min-w-0 py-2.5 wrap-anywhere', action && 'max-sm:pb-0')}>
          {withWholeCodes(notice.message)}
        </p>
        {action && (
          <button
            type="button"
            aria-keyshortcuts={action.key && `Control+${action.key.toUpperCase()}`}
            className="-mx-3 flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold text-accent underline underline-offset-3"
            onClick={act}
          >
            {action.label}
            {action.key && (
              <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
                <Kbd>{`Ctrl ${action.key.toUpperCase()}`}</Kbd>
              </span>
            )}
          </button>
        )}
      </div>
      <IconButton label={close} icon={X} onClick={() => closeNotice(id)} className="text-current" />
    </div>
  )
}

/** Message of a notice, with the code of a prescription on one line: a hyphen would let the browser break the code. */
const withWholeCodes = (message: string): ReactNode[] =>
  message.split(/(\b\w{4}-\w{4}-\w\b)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
