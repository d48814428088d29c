import type { Widget } from '#brands/brand.ts'
import type { PageRoute } from './app/known-pages.ts'
import type { LayoutName } from './app/layout-props.ts'
import { type LazyPage, lazyPage } from './app/page.ts'
import type { Guard } from './app/session/guard.ts'
import { paths } from './paths.ts'

/** Pages of the application, by the templates of their addresses. */
type Pages = Readonly<Record<string, LazyPage>>

/** The routes of pages with the same guard (which decides who sees them) and the same layout. */
const behind = (guard: Guard, layout: LayoutName, pages: Pages, widget?: Widget): PageRoute[] =>
  Object.entries(pages).map(([path, page]) => ({ path, layout, guard, page, ...(widget && { widget }) }))

/** The composer is a page of the product, and a page to embed in other products. */
const composer = lazyPage(
  () => import('./features/composer/NewPrescriptionPage.tsx'),
  'composer',
  'drafts',
  'favourites',
  'patients',
  'phone',
)

/**
 * The routes: every page with its address, layout, guard, code and text domains. The order does not matter; an address without a
 * route gets the "not found" page, and menus don't link to it.
 */
export const routes: readonly PageRoute[] = [
  ...behind('guest', 'centered', {
    [paths.login]: lazyPage(() => import('./features/accounts/LoginPage.tsx'), 'accounts'),
    [paths.register]: lazyPage(() => import('./features/accounts/RegisterPage.tsx'), 'access', 'security'),
    [paths.resendConfirmation]: lazyPage(() => import('./features/accounts/ResendPage.tsx'), 'access'),
    [paths.resetPassword]: lazyPage(() => import('./features/accounts/ResetPasswordPage.tsx'), 'access'),
  }),
  ...behind('open', 'centered', {
    [paths.logout]: lazyPage(() => import('./features/accounts/LogoutPage.tsx'), 'accounts'),
    [paths.registered]: lazyPage(() => import('./features/accounts/RegisteredPage.tsx'), 'access'),
    [paths.checkEmail]: lazyPage(() => import('./features/accounts/CheckEmailPage.tsx'), 'access'),
    [paths.newPassword]: lazyPage(
      () => import('./features/accounts/NewPasswordPage.tsx'),
      'access',
      'security',
    ),
    [paths.passwordUpdated]: lazyPage(() => import('./features/accounts/PasswordUpdatedPage.tsx'), 'access'),
    [paths.launch]: lazyPage(() => import('./features/launch/LaunchPage.tsx'), 'launch'),
    [paths.invitation]: lazyPage(
      () => import('./features/invitations/InvitationPage.tsx'),
      'invitations',
      'access',
      'security',
    ),
  }),
  ...behind('ready', 'default', {
    [paths.index]: lazyPage(() => import('./features/dashboard/DashboardPage.tsx'), 'dashboard', 'attention'),
    [paths.prescriptions]: lazyPage(
      () => import('./features/prescriptions/history/HistoryPage.tsx'),
      'prescriptions',
      'prescription-states',
    ),
    [paths.medications]: lazyPage(() => import('./features/medications/MedicationsPage.tsx'), 'medications'),
    [paths.figures]: lazyPage(() => import('./features/figures/MonthPage.tsx'), 'month-page', 'figures'),
    [paths.wrapped]: lazyPage(() => import('./features/wrapped/WrappedPage.tsx'), 'wrapped'),
    [paths.prescription]: lazyPage(
      () => import('./features/prescriptions/detail/PrescriptionPage.tsx'),
      'prescription',
      'prescription-states',
      'prescriptions',
      'sheet',
      'prescription-sheet',
    ),
    [paths.newPrescription]: composer,
    [paths.practice]: lazyPage(
      () => import('./features/welcome/PracticePage.tsx'),
      'practice',
      'sheet',
      'prescription-sheet',
    ),
    [paths.patients]: lazyPage(
      () => import('./features/patients/PatientsPage.tsx'),
      'patient-pages',
      'patient-form',
      'patients',
      'phone',
    ),
    [paths.patient]: lazyPage(
      () => import('./features/patients/PatientPage.tsx'),
      'patient-pages',
      'patient-form',
      'patients',
      'phone',
      'record',
    ),
    [paths.drafts]: lazyPage(() => import('./features/drafts/DraftsPage.tsx'), 'drafts', 'waiting'),
    [paths.draft]: lazyPage(
      () => import('./features/composer/review/ReviewPage.tsx'),
      'drafts',
      'draft-review',
    ),
    [paths.favourites]: lazyPage(() => import('./features/favourites/FavouritesPage.tsx'), 'favourites'),
  }),
  ...behind('doctor', 'settings', {
    [paths.settingsUser]: lazyPage(
      () => import('./features/profile/AccountPage.tsx'),
      'profile',
      'licence',
      'phone',
      'pictures',
    ),
    [paths.settingsOptions]: lazyPage(() => import('./features/profile/OptionsPage.tsx'), 'profile'),
    [paths.settingsSecurity]: lazyPage(
      () => import('./features/accounts/security/SecurityPage.tsx'),
      'security',
    ),
    [paths.settingsCloseAccount]: lazyPage(
      () => import('./features/settings/account/CloseAccountPage.tsx'),
      'closing',
    ),
    [paths.settingsExport]: lazyPage(
      () => import('./features/settings/keys/ExportPage.tsx'),
      'keys',
      'security',
    ),
    [paths.settingsHospitals]: lazyPage(
      () => import('./features/settings/hospitals/HospitalsPage.tsx'),
      'workplaces',
      'assistants',
    ),
    [paths.settingsNewHospital]: lazyPage(
      () => import('./features/settings/hospitals/NewHospitalPage.tsx'),
      'workplaces',
    ),
    [paths.settingsHospital]: lazyPage(
      () => import('./features/settings/hospitals/HospitalPage.tsx'),
      'workplaces',
      'sheets',
      'pictures',
      'invitations',
    ),
    [paths.settingsHospitalEdit]: lazyPage(
      () => import('./features/settings/hospitals/EditHospitalPage.tsx'),
      'workplaces',
    ),
    [paths.settingsHospitalSheets]: lazyPage(
      () => import('./features/settings/hospitals/templates/TemplatesPage.tsx'),
      'workplaces',
      'sheets',
    ),
    [paths.settingsHospitalPaper]: lazyPage(
      () => import('./features/settings/hospitals/paper/PaperPage.tsx'),
      'workplaces',
      'sheets',
    ),
    [paths.settingsPharmacies]: lazyPage(
      () => import('./features/settings/pharmacies/PharmaciesPage.tsx'),
      'pharmacy-directory',
    ),
  }),
  ...behind('doctor', 'embedded', {
    [paths.welcome]: lazyPage(
      () => import('./features/welcome/WelcomePage.tsx'),
      'welcome',
      'practice',
      'profile',
      'licence',
      'workplaces',
      'phone',
      'sheet',
      'prescription-sheet',
    ),
  }),
  ...behind('ready', 'embedded', {
    [paths.embedRx]: composer,
  }),
  ...behind(
    'ready',
    'default',
    {
      [paths.paylinks]: lazyPage(() => import('./features/paylinks/PaylinksPage.tsx'), 'paylinks'),
      [paths.reconciliation]: lazyPage(
        () => import('./features/paylinks/reconciliation/ReconciliationPage.tsx'),
        'reconciliation',
      ),
      [paths.paylink]: lazyPage(() => import('./features/paylinks/PaylinkPage.tsx'), 'paylinks'),
    },
    'payment',
  ),
  ...behind(
    'ready',
    'default',
    {
      [paths.ian]: lazyPage(
        () => import('./features/ian/IanPage.tsx'),
        'ian',
        'prescription-states',
        'safety',
      ),
    },
    'ian',
  ),
  ...behind('doctor', 'default', {
    [paths.shortcuts]: lazyPage(() => import('./features/shortcuts/ShortcutsPage.tsx'), 'shortcuts'),
  }),
  ...behind('doctor', 'assistant', {
    [paths.assistant]: lazyPage(() => import('./features/assistants/AssistantPage.tsx')),
    [paths.assistantSecurity]: lazyPage(
      () => import('./features/accounts/security/AssistantSecurityPage.tsx'),
      'security',
    ),
    [paths.prepare]: lazyPage(
      () => import('./features/composer/prepare/PreparePage.tsx'),
      'composer',
      'patients',
    ),
  }),
  ...behind('open', 'minimal', {
    [paths.verify]: lazyPage(() => import('./features/verification/VerifyPage.tsx'), 'verification'),
    [paths.verification]: lazyPage(
      () => import('./features/verification/VerificationPage.tsx'),
      'verification',
      'sheet',
      'prescription-sheet',
    ),
    [paths.privacy]: lazyPage(() => import('./features/verification/PrivacyNoticePage.tsx'), 'privacy'),
    [paths.operator]: lazyPage(
      () => import('./features/operator/OperatorPage.tsx'),
      'operator',
      'security',
      'weekly-report',
    ),
    [paths.pharmacy]: lazyPage(
      () => import('./features/pharmacies/CounterPage.tsx'),
      'pharmacies',
      'verification',
    ),
  }),
]
