import type { Route } from './app/known-pages.ts'
import { page } from './app/page.tsx'
import { paths } from './paths.ts'

/**
 * The table of contents: every page with its address, frame, guard, code and the sentences that it says. The order of
 * the lines does not matter; an address without a line gets the "not found" page, and no menu leads there.
 */
export const routes: readonly Route[] = [
  {
    path: paths.login,
    layout: 'centered',
    guard: 'guest',
    page: page(() => import('./features/accounts/LoginPage.tsx').then((m) => m.LoginPage), 'accounts'),
  },
  {
    path: paths.logout,
    layout: 'centered',
    guard: 'open',
    page: page(() => import('./features/accounts/LogoutPage.tsx').then((m) => m.LogoutPage), 'accounts'),
  },
  {
    path: paths.home,
    layout: 'default',
    guard: 'ready',
    page: page(
      () => import('./features/dashboard/DashboardPage.tsx').then((m) => m.DashboardPage),
      'dashboard',
    ),
  },
  {
    path: paths.settingsUser,
    layout: 'settings',
    guard: 'doctor',
    page: page(() => import('./features/profile/AccountPage.tsx').then((m) => m.AccountPage), 'profile'),
  },
  {
    path: paths.settingsOptions,
    layout: 'settings',
    guard: 'doctor',
    page: page(() => import('./features/profile/OptionsPage.tsx').then((m) => m.OptionsPage), 'profile'),
  },
]
