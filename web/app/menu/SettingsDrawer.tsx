import { ArrowLeft, ChevronDown, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import type { Profile } from '#contract/profile/profile.ts'
import { useProfile } from '../../lib/account/profile.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Avatar } from './Avatar.tsx'
import { pageExists } from '../known-pages.ts'
import { Logo } from './Logo.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { origin } from '../origin.ts'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'

/**
 * Drawer of the settings: the doctor, the link back to the page before the settings, and the tabs in the order of specification
 * section 2.
 */
export function SettingsDrawer() {
  const texts = useTexts('shell')
  const { pathname } = useAddress()
  const { data: doctor } = useProfile()
  // Path at which the tabs were unfolded. On a phone they are folded under the current tab's name, and again after
  // navigation.
  const [unfoldedAt, unfoldAt] = useState('')
  const isUnfolded = unfoldedAt === pathname
  const isCurrent = ({ to }: SettingsTab): boolean => pathname === to || pathname.startsWith(`${to}/`)
  const current = settingsTabs.find(isCurrent)
  const isOpen = ({ to }: SettingsTab): boolean =>
    doctor?.has_fillup_data === true || to === paths.settingsUser
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <DrawerHead doctor={doctor} />
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls="settings-tabs"
        onClick={() => unfoldAt(isUnfolded ? '' : pathname)}
        className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 font-medium sm:hidden"
      >
        {current && <current.icon aria-hidden className="size-5" strokeWidth={1.8} />}
        {current ? texts.settingsTabs[current.label] : texts.settings}
        <ChevronDown
          aria-hidden
          className={`ml-auto size-5 transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
        />
      </button>
      <nav id="settings-tabs" aria-label={texts.settings} className={isUnfolded ? '' : 'max-sm:hidden'}>
        <ul className="grid gap-1">
          {settingsTabs
            .filter(({ to }) => pageExists(to))
            .map((tab) => (
              <li key={tab.to}>
                {isOpen(tab) ? (
                  <MenuEntry
                    mini={false}
                    icon={tab.icon}
                    label={texts.settingsTabs[tab.label]}
                    to={tab.to}
                    isCurrent={isCurrent(tab)}
                  />
                ) : (
                  <span className="flex min-h-11 items-center gap-3 px-3 text-ink-faint" aria-disabled>
                    <tab.icon aria-hidden className="size-5" strokeWidth={1.8} />
                    {texts.settingsTabs[tab.label]}
                  </span>
                )}
              </li>
            ))}
        </ul>
      </nav>
      {doctor?.has_fillup_data === false && (
        <p className="px-3 text-sm text-ink-faint">{texts.settingsWait}</p>
      )}
    </div>
  )
}

/**
 * The link to the page before the settings, the brand and the doctor's name; placeholders of the same size while the profile
 * loads.
 */
function DrawerHead({ doctor }: { doctor: Profile | null | undefined }) {
  const texts = useTexts('shell')
  const { back } = useTexts('common')
  const from = useStore(origin)
  // Until the doctor's data and a workplace are filled in, the doctor can open no page outside the settings: the link at the top
  // logs out instead.
  const mayReturn = doctor?.has_fillup_data === true && doctor.has_hospital_data
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        {doctor ? (
          <Link button="quiet" to={mayReturn ? (from ?? paths.index) : paths.logout} className="px-2">
            {mayReturn ? (
              <ArrowLeft aria-hidden className="size-5" />
            ) : (
              <LogOut aria-hidden className="size-5" />
            )}
            {mayReturn ? back : texts.logout}
          </Link>
        ) : (
          <Skeleton className="h-11 w-28" />
        )}
        <Logo isInMenu kind="mark" className="size-10" />
      </div>
      {/* Where the drawer stands beside the page, name and address mostly have two lines each. Their height is reserved, so that
          the tabs do not move when the profile has loaded. */}
      <div className="flex min-h-14 flex-col justify-center px-3 sm:min-h-22">
        {doctor ? (
          <>
            <div className="flex items-center gap-3">
              <Avatar name={doctor.name} />
              <p className="text-lg leading-snug font-semibold">
                {doctor.name ? texts.title(doctor.female, doctor.name) : texts.newUser}
              </p>
            </div>
            {/* The email address stands below the picture: the drawer is too narrow for both on one line. */}
            <p className="text-sm wrap-anywhere text-ink-faint">{doctor.email}</p>
          </>
        ) : (
          <Skeleton className="h-12 w-full" />
        )}
      </div>
    </>
  )
}
