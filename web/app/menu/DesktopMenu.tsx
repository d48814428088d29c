import { useLayoutEffect, useState } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { DRAWER_WIDTH, MINI_WIDTH } from '../../lib/calls/limits.ts'
import { savePreference, useProfile } from '../../lib/account/profile.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from './Logo.tsx'
import { preferMini, shell, toggleMenu } from '../shell-state.ts'
import { SideMenu } from './SideMenu.tsx'
import { Anchor } from '../../ui/Anchor.tsx'

/** Side menu with its own column beside the page, which the doctor can make narrow. */
export function DesktopMenu() {
  const texts = useTexts('shell')
  const isComposing = useAddress().pathname === paths.newPrescription
  const [isWidened, setWidened] = useState(false)
  const { mini: isMini } = useStore(shell)
  // On the page of the composer, which needs the width, the menu is narrow until the doctor widens it.
  const mini = isMini || (isComposing && !isWidened)
  const { data: doctor } = useProfile()
  const prefersMini = doctor?.ux_settings.mini
  // The width is set before the browser paints, so that a menu that the doctor made narrow does not begin wide.
  useLayoutEffect(() => {
    if (prefersMini !== undefined) preferMini(prefersMini)
  }, [prefersMini])
  const toggle = () => {
    if (isComposing && !isMini) {
      setWidened(!isWidened)
      return
    }
    toggleMenu()
    void savePreference({ mini: !mini })
  }
  return (
    <aside
      data-menu={mini ? 'mini' : 'wide'}
      style={{ width: mini ? MINI_WIDTH : DRAWER_WIDTH }}
      className="chrome sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-card print:hidden"
    >
      <Anchor
        to={paths.index}
        aria-label={texts.dashboard}
        className={classNames(
          'flex h-[72px] shrink-0 items-center overflow-hidden rounded-control focus-visible:-outline-offset-4',
          mini ? 'justify-center' : 'px-5',
        )}
      >
        {mini ? (
          <Logo isInMenu kind="mark" className="size-10" />
        ) : (
          <Logo isInMenu kind="wordmark" className="h-9 max-w-none" />
        )}
      </Anchor>
      <SideMenu mini={mini} onToggle={toggle} />
    </aside>
  )
}
