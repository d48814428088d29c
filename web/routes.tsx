import type { PageRoute } from './app/known-pages.ts'
import { lazyPage } from './app/page.tsx'
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
    page: lazyPage(() => import('./features/accounts/LoginPage.tsx').then((m) => m.LoginPage), 'accounts'),
  },
  {
    path: paths.logout,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(() => import('./features/accounts/LogoutPage.tsx').then((m) => m.LogoutPage), 'accounts'),
  },
  {
    path: paths.register,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(
      () => import('./features/accounts/RegisterPage.tsx').then((m) => m.RegisterPage),
      'access',
      'security',
    ),
  },
  {
    path: paths.registered,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(
      () => import('./features/accounts/RegisteredPage.tsx').then((m) => m.RegisteredPage),
      'access',
    ),
  },
  {
    path: paths.checkEmail,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(
      () => import('./features/accounts/CheckEmailPage.tsx').then((m) => m.CheckEmailPage),
      'access',
    ),
  },
  {
    path: paths.resendConfirmation,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(() => import('./features/accounts/ResendPage.tsx').then((m) => m.ResendPage), 'access'),
  },
  {
    path: paths.resetPassword,
    layout: 'centered',
    guard: 'guest',
    page: lazyPage(
      () => import('./features/accounts/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
      'access',
    ),
  },
  {
    path: paths.newPassword,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(
      () => import('./features/accounts/NewPasswordPage.tsx').then((m) => m.NewPasswordPage),
      'access',
      'security',
    ),
  },
  {
    path: paths.passwordUpdated,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(
      () => import('./features/accounts/PasswordUpdatedPage.tsx').then((m) => m.PasswordUpdatedPage),
      'access',
    ),
  },
  {
    path: paths.home,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/dashboard/DashboardPage.tsx').then((m) => m.DashboardPage),
      'dashboard',
      'drafts',
      'prescriptions',
      'waiting',
    ),
  },
  {
    path: paths.prescriptions,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/prescriptions/history/HistoryPage.tsx').then((m) => m.HistoryPage),
      'prescriptions',
    ),
  },
  {
    path: paths.medications,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/medications/MedicationsPage.tsx').then((m) => m.MedicationsPage),
      'medications',
    ),
  },
  {
    path: paths.prescription,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/prescriptions/detail/PrescriptionPage.tsx').then((m) => m.PrescriptionPage),
      'prescription',
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
      () => import('./features/profile/AccountPage.tsx').then((m) => m.AccountPage),
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
    page: lazyPage(() => import('./features/profile/OptionsPage.tsx').then((m) => m.OptionsPage), 'profile'),
  },
  {
    path: paths.settingsSecurity,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/accounts/security/SecurityPage.tsx').then((m) => m.SecurityPage),
      'security',
    ),
  },
  {
    path: paths.settingsCloseAccount,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/account/CloseAccountPage.tsx').then((m) => m.CloseAccountPage),
      'closing',
    ),
  },
  {
    path: paths.settingsExport,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/keys/ExportPage.tsx').then((m) => m.ExportPage),
      'keys',
      'security',
    ),
  },
  {
    path: paths.settingsHospitals,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/HospitalsPage.tsx').then((m) => m.HospitalsPage),
      'workplaces',
      'assistants',
    ),
  },
  {
    path: paths.settingsNewHospital,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/NewHospitalPage.tsx').then((m) => m.NewHospitalPage),
      'workplaces',
    ),
  },
  {
    path: paths.settingsHospital,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/HospitalPage.tsx').then((m) => m.HospitalPage),
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
    page: lazyPage(
      () => import('./features/settings/hospitals/EditHospitalPage.tsx').then((m) => m.EditHospitalPage),
      'workplaces',
    ),
  },
  {
    path: paths.settingsHospitalSheets,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/templates/TemplatesPage.tsx').then((m) => m.TemplatesPage),
      'workplaces',
      'sheets',
    ),
  },
  {
    path: paths.settingsHospitalPaper,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/hospitals/paper/PaperPage.tsx').then((m) => m.PaperPage),
      'workplaces',
      'sheets',
    ),
  },
  {
    path: paths.settingsPharmacies,
    layout: 'settings',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/settings/pharmacies/PharmaciesPage.tsx').then((m) => m.PharmaciesPage),
      'pharmacy-directory',
    ),
  },
  {
    path: paths.newPrescription,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/composer/NewPrescriptionPage.tsx').then((m) => m.NewPrescriptionPage),
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
      () => import('./features/patients/PatientsPage.tsx').then((m) => m.PatientsPage),
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
      () => import('./features/patients/PatientPage.tsx').then((m) => m.PatientPage),
      'patient-pages',
      'patients',
      'phone',
      'record',
    ),
  },
  {
    path: paths.drafts,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/drafts/DraftsPage.tsx').then((m) => m.DraftsPage),
      'drafts',
      'waiting',
    ),
  },
  {
    path: paths.draft,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/composer/review/ReviewPage.tsx').then((m) => m.ReviewPage),
      'drafts',
      'draft-review',
    ),
  },
  {
    path: paths.favourites,
    layout: 'default',
    guard: 'ready',
    page: lazyPage(
      () => import('./features/favourites/FavouritesPage.tsx').then((m) => m.FavouritesPage),
      'favourites',
    ),
  },
  {
    path: paths.invitation,
    layout: 'centered',
    guard: 'open',
    page: lazyPage(
      () => import('./features/invitations/InvitationPage.tsx').then((m) => m.InvitationPage),
      'invitations',
      'access',
      'security',
      'errors',
    ),
  },
  {
    path: paths.assistant,
    layout: 'assistant',
    guard: 'doctor',
    page: lazyPage(() => import('./features/assistants/AssistantPage.tsx').then((m) => m.AssistantPage)),
  },
  {
    path: paths.assistantSecurity,
    layout: 'assistant',
    guard: 'doctor',
    page: lazyPage(
      () =>
        import('./features/accounts/security/AssistantSecurityPage.tsx').then((m) => m.AssistantSecurityPage),
      'security',
    ),
  },
  {
    path: paths.prepare,
    layout: 'assistant',
    guard: 'doctor',
    page: lazyPage(
      () => import('./features/composer/prepare/PreparePage.tsx').then((m) => m.PreparePage),
      'composer',
      'patients',
    ),
  },
  {
    path: paths.verification,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(
      () => import('./features/verification/VerificationPage.tsx').then((m) => m.VerificationPage),
      'verification',
      'sheet',
      'prescription-sheet',
    ),
  },
  {
    path: paths.privacy,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(
      () => import('./features/verification/PrivacyNoticePage.tsx').then((m) => m.PrivacyNoticePage),
      'privacy',
    ),
  },
  {
    path: paths.operator,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(
      () => import('./features/operator/OperatorPage.tsx').then((m) => m.OperatorPage),
      'operator',
    ),
  },
  {
    path: paths.pharmacy,
    layout: 'minimal',
    guard: 'open',
    page: lazyPage(
      () => import('./features/pharmacies/CounterPage.tsx').then((m) => m.CounterPage),
      'pharmacies',
      'verification',
    ),
  },
]
