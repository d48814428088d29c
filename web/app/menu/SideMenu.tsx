import { Moon, PanelLeftClose, PanelLeftOpen, Search, Sun } from 'lucide-react'
import { useAddress } from '../../lib/router/Router.tsx'
import { useBrand } from '../../lib/brand/brand.ts'
import { openCommand } from '../../lib/command-palette.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { savePreference, useProfile } from '../../lib/account/profile.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { isDark } from '../../lib/brand/theme.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { pageExists } from '../known-pages.ts'
import { isCurrent, type MenuItem, menuGroups } from './menu-items.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { NewPrescriptionEntry } from './NewPrescriptionEntry.tsx'
import { PracticeEntry } from './PracticeEntry.tsx'
import { ProfileEntry } from './ProfileEntry.tsx'

interface SideMenuProps {
  /** Whether the menu shows icons only. */
  mini: boolean
  /** Collapses or opens the menu; undefined where the menu lies over the page. */
  onToggle?: () => void
}

/** Margins of the groups, in order: `mt-auto` moves the second one to the bottom, `mt-4` separates the logout. */
const spacers = ['mb-6', 'mt-auto', 'mt-4']

/**
 * Number of entries of the first group that stand above the payment links, and are therefore shown before the profile has loaded.
 */
const SETTLED = 3

/** The side menu, in the order of specification section 2. */
export function SideMenu({ mini, onToggle }: SideMenuProps) {
  const texts = useTexts('shell')
  const { pathname } = useAddress()
  const { brand } = useBrand()
  const { data: doctor } = useProfile()
  // Paylinks need the brand's widget and the doctor's own activation (specification section 6). The entries from "Paylinks" on
  // are shown only once the profile has loaded, so that no entry moves.
  const canPay = brand?.widgets.payment && doctor?.activate_paymentlinks
  const isShown = ({ label, to }: MenuItem): boolean =>
    to === undefined || (pageExists(to) && (label !== 'paylinks' || canPay === true))
  return (
    <nav aria-label={texts.menu} className="flex min-h-0 flex-1 flex-col">
      {/* On a low screen the entries scroll, and the buttons below stay visible. */}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="grid gap-1 px-3 pb-2">
          <NewPrescriptionEntry mini={mini} />
          <PracticeEntry mini={mini} />
          <ProfileEntry mini={mini} />
        </div>
        {menuGroups.map((items, group) => (
          <ul key={items[0]?.label} className={classNames('grid gap-1 px-3', spacers[group])}>
            {(group || doctor ? items : items.slice(0, SETTLED))
              .filter(isShown)
              .map(({ label, icon, to }) => (
                <li key={label} data-tour={label}>
                  <MenuEntry
                    mini={mini}
                    icon={icon}
                    label={texts[label]}
                    {...(to === undefined
                      ? { onPress: openContact }
                      : { to, isCurrent: isCurrent(to, pathname) })}
                  />
                </li>
              ))}
          </ul>
        ))}
      </div>
      <div
        className={classNames('flex gap-1 border-t border-line px-3 py-2', mini && 'flex-col items-center')}
      >
        <DarkModeToggle />
        <CommandButton mini={mini} />
        {onToggle && (
          <IconButton
            label={mini ? texts.expandMenu : texts.collapseMenu}
            icon={mini ? PanelLeftOpen : PanelLeftClose}
            aria-expanded={!mini}
            data-tour="toggle"
            onClick={onToggle}
            className={mini ? undefined : 'ml-auto'}
          />
        )}
      </div>
    </nav>
  )
}

/** Button that opens the command palette; its keyboard shortcut is shown where the menu is wide and the device has a keyboard. */
function CommandButton({ mini }: { mini: boolean }) {
  const texts = useTexts('shell')
  return (
    <button
      type="button"
      title={texts.command}
      aria-keyshortcuts="Control+K"
      onClick={openCommand}
      className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control text-ink-soft transition-colors duration-150 hover:bg-sunk hover:text-ink"
    >
      <Search aria-hidden className="size-5" strokeWidth={1.8} />
      <span className="sr-only">{texts.command}</span>
      {!mini && (
        <span aria-hidden className="pointer-coarse:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      )}
    </button>
  )
}

function DarkModeToggle() {
  const texts = useTexts('shell')
  const { brand } = useBrand()
  const dark = useStore(isDark)
  if (brand?.theme.dark === null) return null
  return (
    <IconButton
      label={dark ? texts.light : texts.dark}
      icon={dark ? Sun : Moon}
      onClick={() => void savePreference({ darkMode: !dark })}
    />
  )
}
