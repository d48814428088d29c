import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useProfile } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/Link.tsx'
import { pageExists } from '../known-pages.ts'
import { prefetchPage } from '../prefetch-page.ts'
import { BLOCKED_NOTICE } from '../session/blocked-notice.ts'

/**
 * Menu entry that begins a new prescription. It is disabled and not focusable until the doctor's licence is verified; a notice on
 * the page explains why.
 */
export function NewPrescriptionEntry({ mini, compact }: { mini: boolean; compact?: boolean }) {
  const texts = useTexts('shell')
  const { data: doctor } = useProfile()
  const canPrescribe = doctor?.specialty_verified === true
  useEffect(() => {
    if (canPrescribe) prefetchPage(paths.newPrescription)
  }, [canPrescribe])
  if (!pageExists(paths.newPrescription)) return null
  const style = classNames(compact ? 'w-11' : 'w-full', mini && 'px-0')
  const content = (
    <>
      <Plus aria-hidden className="size-5 shrink-0" />
      <span className={mini ? 'sr-only' : undefined}>{texts.newPrescription}</span>
    </>
  )
  if (doctor?.specialty_verified === false) {
    return (
      <button
        type="button"
        disabled
        aria-disabled
        aria-describedby={BLOCKED_NOTICE}
        title={texts.newPrescriptionBlocked}
        className={buttonStyle('primary', style)}
      >
        {content}
      </button>
    )
  }
  return (
    <Link
      button="primary"
      data-tour="newPrescription"
      to={paths.newPrescription}
      className={style}
      title={mini ? texts.newPrescription : undefined}
    >
      {content}
    </Link>
  )
}
