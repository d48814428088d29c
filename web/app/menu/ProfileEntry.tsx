import { useAddress } from '../../lib/router/Router.tsx'
import { useProfile } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Avatar } from './Avatar.tsx'
import { Anchor } from '../../ui/Anchor.tsx'

/** Menu entry with the logged-in doctor's name, which links to the page with the doctor's own data. */
export function ProfileEntry({ mini }: { mini: boolean }) {
  const texts = useTexts('shell')
  const { pathname } = useAddress()
  const { data: doctor } = useProfile()
  const shape = classNames(
    'flex min-h-11 items-center gap-3 rounded-control',
    mini ? 'justify-center' : 'px-1.5',
  )
  if (!doctor) {
    return (
      <span className={shape}>
        <Skeleton className="size-9 shrink-0 rounded-full" />
        {!mini && <Skeleton className="h-4 w-32" />}
      </span>
    )
  }
  const name = doctor.name ? texts.title(doctor.female, doctor.name) : texts.newUser
  return (
    <Anchor
      to={paths.settingsUser}
      title={mini ? name : undefined}
      aria-current={pathname === paths.settingsUser ? 'page' : undefined}
      className={classNames(
        shape,
        'py-1 text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-2',
      )}
    >
      <Avatar name={doctor.name} />
      <span className={mini ? 'sr-only' : 'line-clamp-2 text-sm leading-snug font-semibold'}>{name}</span>
    </Anchor>
  )
}
