import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { isCommandOpen } from '../../lib/command-palette.ts'
import { contactPanel } from '../../lib/contact-panel.ts'
import { DRAWER_WIDTH, MOBILE_MENU_ANIMATION } from '../../lib/calls/limits.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { Logo } from './Logo.tsx'
import { closeMobileMenu, shell } from '../shell-state.ts'
import { SideMenu } from './SideMenu.tsx'

/** Minimum distance of a swipe to the left that closes the menu, px. */
const SWIPE = 60

/** Menu of a small screen. Closes on navigation, a swipe to the left, a press outside, or Escape. */
export function MobileMenu() {
  const texts = useTexts('shell')
  const isOpen = useStore(shell).drawer
  const isHelpOpen = useStore(contactPanel)
  const isCommanding = useStore(isCommandOpen)
  const ref = useModal(isOpen, closeMobileMenu)
  const startX = useRef(0)
  useEffect(() => {
    if (isHelpOpen || isCommanding) closeMobileMenu()
  }, [isHelpOpen, isCommanding])
  return (
    <dialog
      ref={ref}
      aria-label={texts.menu}
      style={
        {
          width: DRAWER_WIDTH + 30,
          '--enter': `${MOBILE_MENU_ANIMATION}ms`,
          '--leave': `${MOBILE_MENU_ANIMATION}ms`,
        } as CSSProperties
      }
      onTouchStart={(event) => (startX.current = event.touches[0]?.clientX ?? 0)}
      onTouchEnd={(event) => {
        const endX = event.changedTouches[0]?.clientX ?? startX.current
        if (startX.current - endX > SWIPE) closeMobileMenu()
      }}
      className="overlay overlay-start m-0 h-dvh max-h-none max-w-[88vw] border-r border-line bg-card p-0 text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between py-2 pr-2 pl-5">
          <Logo kind="wordmark" className="h-8" />
          <IconButton label={texts.closeMenu} icon={X} onClick={closeMobileMenu} />
        </div>
        <SideMenu mini={false} />
      </div>
    </dialog>
  )
}
