import type { PageRoute } from './app/known-pages.ts'
import { lazyPage } from './app/page.tsx'
import { LoginPage } from './features/accounts/LoginPage.tsx'
import { paths } from './paths.ts'

/**
 * The routes: every page with its address, frame, guard, code and text domains. The order does not matter; an
 * address without a route gets the "not found" page, and menus don't link to it.
 */
export const routes: readonly PageRoute[] = [
  {
    path: paths.login,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(async () => ({ LoginPage }), 'accounts'),
  },
  {
    path: paths.logout,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(() => import('./features/accounts/LogoutPage.tsx'), 'accounts'),
  },
  {
    path: paths.register,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(() => import('./features/accounts/RegisterPage.tsx'), 'access', 'security'),
  },
  {
    path: paths.registered,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(() => import('./features/accounts/RegisteredPage.tsx'), 'access'),
  },
  {
    path: paths.checkEmail,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(() => import('./features/accounts/CheckEmailPage.tsx'), 'access'),
  },
  {
    path: paths.resendConfirmation,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(() => import('./features/accounts/ResendPage.tsx'), 'access'),
  },
  {
    path: paths.resetPassword,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(() => import('./features/accounts/ResetPasswordPage.tsx'), 'access'),
  },
  {
    path: paths.newPassword,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(() => import('./features/accounts/NewPasswordPage.tsx'), 'access', 'security'),
  },
  {
    path: paths.passwordUpdated,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(() => import('./features/accounts/PasswordUpdatedPage.tsx'), 'access'),
  },
  {
    path: paths.home,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/dashboard/DashboardPage.tsx'),
      'dashboard',
      'attention',
      'prescription-states',
    ),
  },
  {
    path: paths.prescriptions,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/prescriptions/history/HistoryPage.tsx'),
      'prescriptions',
      'prescription-states',
    ),
  },
  {
    path: paths.medications,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/medications/MedicationsPage.tsx'), 'medications'),
  },
  {
    path: paths.figures,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/figures/MonthPage.tsx'), 'month-page', 'figures'),
  },
  {
    path: paths.wrapped,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/wrapped/WrappedPage.tsx'), 'wrapped'),
  },
  {
    path: paths.paylinks,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/paylinks/PaylinksPage.tsx'), 'paylinks'),
  },
  {
    path: paths.paylink,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/paylinks/PaylinkPage.tsx'), 'paylinks'),
  },
  {
    path: paths.prescription,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/prescriptions/detail/PrescriptionPage.tsx'),
      'prescription',
      'prescription-states',
      'prescriptions',
      'sheet',
      'prescription-sheet',
    ),
  },
  {
    path: paths.settingsUser,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/profile/AccountPage.tsx'),
      'profile',
      'licence',
      'phone',
      'pictures',
    ),
  },
  {
    path: paths.settingsOptions,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/profile/OptionsPage.tsx'), 'profile'),
  },
  {
    path: paths.settingsSecurity,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/accounts/security/SecurityPage.tsx'), 'security'),
  },
  {
    path: paths.settingsCloseAccount,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/settings/account/CloseAccountPage.tsx'), 'closing'),
  },
  {
    path: paths.settingsExport,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/settings/keys/ExportPage.tsx'), 'keys', 'security'),
  },
  {
    path: paths.settingsHospitals,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/HospitalsPage.tsx'),
      'workplaces',
      'assistants',
    ),
  },
  {
    path: paths.settingsNewHospital,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/settings/hospitals/NewHospitalPage.tsx'), 'workplaces'),
  },
  {
    path: paths.settingsHospital,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/HospitalPage.tsx'),
      'workplaces',
      'sheets',
      'pictures',
      'invitations',
    ),
  },
  {
    path: paths.settingsHospitalEdit,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/settings/hospitals/EditHospitalPage.tsx'), 'workplaces'),
  },
  {
    path: paths.settingsHospitalSheets,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/templates/TemplatesPage.tsx'),
      'workplaces',
      'sheets',
    ),
  },
  {
    path: paths.settingsHospitalPaper,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/settings/hospitals/paper/PaperPage.tsx'), 'workplaces', 'sheets'),
  },
  {
    path: paths.settingsPharmacies,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(() => import('./features/settings/pharmacies/PharmaciesPage.tsx'), 'pharmacy-directory'),
  },
  {
    path: paths.newPrescription,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/composer/NewPrescriptionPage.tsx'),
      'composer',
      'drafts',
      'patients',
      'phone',
    ),
  },
  {
    path: paths.patients,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/patients/PatientsPage.tsx'),
      'patient-pages',
      'patients',
      'phone',
    ),
  },
  {
    path: paths.patient,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/patients/PatientPage.tsx'),
      'patient-pages',
      'patients',
      'phone',
      'record',
    ),
  },
  {
    path: paths.ian,
    layout: 'default',
    guard: 'ready',
    widget: 'ian',
    page: lazyPage(() => import('./features/ian/IanPage.tsx'), 'ian', 'prescription-states', 'safety'),
  },
  {
    path: paths.drafts,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/drafts/DraftsPage.tsx'), 'drafts', 'waiting'),
  },
  {
    path: paths.draft,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/composer/review/ReviewPage.tsx'), 'drafts', 'draft-review'),
  },
  {
    path: paths.favourites,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(() => import('./features/favourites/FavouritesPage.tsx'), 'favourites'),
  },
  {
    path: paths.invitation,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(
      () => import('./features/invitations/InvitationPage.tsx'),
      'invitations',
      'access',
      'security',
    ),
  },
  {
    path: paths.assistant,
    layout: 'assistant',
    guard: 'doctor',
    page: lazyPage(() => import('./features/assistants/AssistantPage.tsx')),
  },
  {
    path: paths.assistantSecurity,
    layout: 'assistant',
    guard: 'doctor',
    page: lazyPage(() => import('./features/accounts/security/AssistantSecurityPage.tsx'), 'security'),
  },
  {
    path: paths.prepare,
    layout: 'assistant',
    guard: 'doctor',
    page: lazyPage(() => import('./features/composer/prepare/PreparePage.tsx'), 'composer', 'patients'),
  },
  {
    path: paths.verification,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(
      () => import('./features/verification/VerificationPage.tsx'),
      'verification',
      'sheet',
      'prescription-sheet',
    ),
  },
  {
    path: paths.privacy,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(() => import('./features/verification/PrivacyNoticePage.tsx'), 'privacy'),
  },
  {
    path: paths.operator,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(() => import('./features/operator/OperatorPage.tsx'), 'operator'),
  },
  {
    path: paths.pharmacy,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(() => import('./features/pharmacies/CounterPage.tsx'), 'pharmacies', 'verification'),
  },
]
