import { useOwnPictures } from '../../lib/account/own-pictures.ts'
import { usePicture } from '../../lib/use-picture.ts'
import { initialsOf } from './initials.ts'

/** The doctor's portrait; the initials where there is none. Decorative, because the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  const portrait = usePicture(useOwnPictures()?.portrait ?? null)
  if (portrait) return <img src={portrait} alt="" className="size-9 shrink-0 rounded-full" />
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
    >
      {initialsOf(name)}
    </span>
  )
}
