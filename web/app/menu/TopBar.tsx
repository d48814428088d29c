import { Menu, Search } from 'lucide-react'
import { openCommand } from '../../lib/command-palette.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Logo } from './Logo.tsx'
import { NewPrescriptionEntry } from './NewPrescriptionEntry.tsx'
import { shell, toggleMenu } from '../shell-state.ts'
import { Anchor } from '../../ui/Anchor.tsx'

/** Top bar of a small screen: the menu button, the brand, the command palette, and the link to a new prescription. */
export function TopBar() {
  const texts = useTexts('shell')
  const { drawer } = useStore(shell)
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-card px-2">
      <IconButton
        label={texts.openMenu}
        icon={Menu}
        aria-haspopup="dialog"
        data-tour="openMenu"
        aria-expanded={drawer}
        onClick={toggleMenu}
      />
      <Anchor to={paths.index} aria-label={texts.dashboard} className="flex-1 rounded-small py-2">
        <Logo kind="wordmark" className="h-7" />
      </Anchor>
      <IconButton label={texts.command} icon={Search} onClick={openCommand} />
      <NewPrescriptionEntry mini compact />
    </header>
  )
}
