import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import type { Guard } from './guard.ts'
import { page } from './page-info.ts'

/** Pages of trainers and admins, with the menu of the signed-in area. */
export const staffPages = (guard: Guard): RouteObject[] => [
  {
    path: paths.clientManagement,
    loader: guard.trainer,
    ...page(
      'src/app/client-management-page.tsx',
      () => import('./client-management-page.tsx'),
      'ClientManagementPage',
      { head: { title: 'Kunden' } },
    ),
  },
  {
    path: paths.checkInQueue,
    loader: guard.trainer,
    ...page(
      'src/features/check-ins/check-in-queue-page.tsx',
      () => import('../features/check-ins/check-in-queue-page.tsx'),
      'CheckInQueuePage',
      { head: { title: 'Wochenrückblicke' } },
    ),
  },
  {
    path: paths.checkInForms,
    loader: guard.trainer,
    ...page(
      'src/features/check-ins/forms/check-in-forms-page.tsx',
      () => import('../features/check-ins/forms/check-in-forms-page.tsx'),
      'CheckInFormsPage',
      { head: { title: 'Bögen für Wochenrückblicke' } },
    ),
  },
  {
    path: paths.templates,
    loader: guard.staff,
    ...page(
      'src/app/template-management-page.tsx',
      () => import('./template-management-page.tsx'),
      'TemplateManagementPage',
      { head: { title: 'Templates' } },
    ),
  },
  {
    path: paths.templateApplication,
    loader: guard.trainer,
    ...page(
      'src/app/template-application-page.tsx',
      () => import('./template-application-page.tsx'),
      'TemplateApplicationPage',
      {
        head: { title: 'Angewendete Vorlage' },
      },
    ),
  },
  {
    path: paths.applyTemplate,
    loader: guard.trainer,
    ...page('src/app/apply-template-page.tsx', () => import('./apply-template-page.tsx'), 'ApplyTemplatePage', {
      head: { title: 'Vorlage anwenden' },
    }),
  },
  { path: `${paths.inboxThread}?`, loader: guard.trainer, ...inboxPage() },
  { path: paths.user, loader: guard.staff, ...userLayout(), children: userPages() },
  {
    path: paths.pushMessages,
    loader: guard.staff,
    ...page(
      'src/features/push-messages/push-messages-page.tsx',
      () => import('../features/push-messages/push-messages-page.tsx'),
      'PushMessagesPage',
      { head: { title: 'Push Notifications' } },
    ),
  },
  {
    path: paths.userManagement,
    loader: guard.admin,
    ...page(
      'src/features/users/user-management-page.tsx',
      () => import('../features/users/user-management-page.tsx'),
      'UserManagementPage',
      { head: { title: 'User Verwaltung' } },
    ),
  },
  {
    path: paths.clientAssignment,
    loader: guard.admin,
    ...page(
      'src/features/assignments/client-assignment-page.tsx',
      () => import('../features/assignments/client-assignment-page.tsx'),
      'ClientAssignmentPage',
      { head: { title: 'Wartet auf Begleitung' } },
    ),
  },
  {
    path: paths.withdrawalManagement,
    loader: guard.admin,
    ...page(
      'src/features/withdrawals/management/withdrawal-management-page.tsx',
      () => import('../features/withdrawals/management/withdrawal-management-page.tsx'),
      'WithdrawalManagementPage',
      { head: { title: 'Widerrufe' } },
    ),
  },
  {
    path: paths.systemStatus,
    loader: guard.admin,
    ...page(
      'src/features/status/system-status-page.tsx',
      () => import('../features/status/system-status-page.tsx'),
      'SystemStatusPage',
      { head: { title: 'System Status' } },
    ),
  },
  {
    path: paths.challengeManagement,
    loader: guard.staff,
    ...page(
      'src/features/challenges/challenge-management-page.tsx',
      () => import('../features/challenges/challenge-management-page.tsx'),
      'ChallengeManagementPage',
      { head: { title: 'Challenges' } },
    ),
  },
]

const inboxPage = () =>
  page(
    'src/features/messages/inbox/inbox-page.tsx',
    () => import('../features/messages/inbox/inbox-page.tsx'),
    'InboxPage',
    { head: { title: 'Nachrichten' } },
  )

const userLayout = () =>
  page('src/app/user-layout.tsx', () => import('./user-layout.tsx'), 'UserLayout', {
    head: { title: 'Konto' },
  })

const pagesOfUser = () => import('./user-pages.tsx')

const userPages = (): RouteObject[] => [
  { index: true, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserOverviewPage') },
  { path: paths.userMessages, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserMessagesPage') },
  { path: paths.userAnamnesis, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserAnamnesisPage') },
  { path: paths.userProtocol, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserProtocolPage') },
  { path: paths.userCheckIns, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserCheckInsPage') },
  { path: paths.userTargets, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserTargetsTab') },
  { path: paths.userProgress, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserProgressPage') },
  { path: paths.userRecipes, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserRecipesPage') },
  { path: paths.userNotes, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserNotesPage') },
  { path: paths.userShopping, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserShoppingPage') },
  { path: paths.userDocuments, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserDocumentsPage') },
  { path: paths.userTraining, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserTrainingPage') },
]
