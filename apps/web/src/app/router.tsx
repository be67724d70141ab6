import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { settingsQuery } from '../lib/content/queries.ts'
import type { ContentSource } from '../lib/content/source.ts'
import { paths } from '../lib/paths.ts'
import { contentRoutes } from './content/content-routes.ts'
import { ContentStatus } from './content/content-status.tsx'
import { createGuard, type Guard, type ResolveSession } from './guard.ts'
import { Navigation } from './navigation.tsx'
import { page } from './page-info.ts'
import { Layout } from './shell/layout.tsx'
import { RootError } from './shell/root-error.tsx'
import { RouteError } from './shell/route-error.tsx'
import { withdrawalPages } from './withdrawal-pages.ts'

const notFound = () =>
  page('src/app/shell/not-found-page.tsx', () => import('./shell/not-found-page.tsx'), 'NotFoundPage', {
    head: { title: 'Seite nicht gefunden' },
    status: 404,
  })

interface RoutesOptions {
  /** For the route guards. */
  readonly resolveSession: ResolveSession
  readonly queries: QueryClient
  readonly content: ContentSource
  /** In the content service's visual editor: members-only content is open without a session. */
  readonly preview: boolean
}

/** All routes with their guards. Errors of a page are shown inside the layout. */
export const createRoutes = (options: RoutesOptions): RouteObject[] => [
  {
    // Menu and footer; a failed query leaves their defaults.
    loader: () => options.queries.prefetchQuery(settingsQuery(options.content)).then(() => null),
    shouldRevalidate: () => false,
    element: (
      <>
        <Navigation />
        <Layout />
      </>
    ),
    errorElement: <RootError />,
    children: [{ errorElement: <RouteError />, children: pages(options) }],
  },
]

function pages({ resolveSession, queries, content, preview }: RoutesOptions): RouteObject[] {
  const guard = createGuard(resolveSession)
  const signedIn = preview ? async () => null : guard.signedIn
  return [
    { loader: guard.signedOut, children: signedOutPages() },
    { loader: guard.mailLink, children: mailLinkPages() },
    ...withdrawalPages(),
    {
      path: paths.secondFactor,
      loader: guard.withoutSecondFactor,
      ...page(
        'src/features/second-factor/second-factor-page.tsx',
        () => import('../features/second-factor/second-factor-page.tsx'),
        'SecondFactorPage',
        { head: { title: 'Zweiter Schritt' } },
      ),
    },
    {
      path: paths.anamnesis,
      loader: guard.signedIn,
      ...page(
        'src/features/anamnesis/anamnesis-page.tsx',
        () => import('../features/anamnesis/anamnesis-page.tsx'),
        'AnamnesisPage',
        { head: { title: 'Deine Anamnese' } },
      ),
    },
    ...planEditorPages(guard),
    { ...profileLayout(), children: signedInPages(guard) },
    { path: paths.notFound, ...notFound() },
    { element: <ContentStatus />, children: contentRoutes({ queries, content, signedIn }) },
  ]
}

/** Editors of a week: as wide as the screen, without the menu of the signed-in area. */
const planEditorPages = (guard: Guard): RouteObject[] => [
  {
    path: paths.userPlan,
    loader: guard.staff,
    ...page('src/app/client-plan-page.tsx', () => import('./client-plan-page.tsx'), 'ClientPlanPage', {
      head: { title: 'Ernährungsplan' },
    }),
  },
  {
    path: paths.editNutritionPlan,
    loader: guard.signedIn,
    ...page('src/app/own-plan-editor-page.tsx', () => import('./own-plan-editor-page.tsx'), 'OwnPlanEditorPage', {
      head: { title: 'Plan bearbeiten' },
    }),
  },
]

/** Pages with the menu of the signed-in area. */
const signedInPages = (guard: Guard): RouteObject[] => [
  { path: paths.profile, loader: guard.signedIn, children: profilePages(guard) },
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
  { path: `${paths.inboxThread}?`, loader: guard.trainer, ...inboxPage() },
  { path: paths.user, loader: guard.staff, ...userLayout(), children: userPages() },
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
]

const signedOutPages = (): RouteObject[] => [
  {
    path: paths.login,
    ...page('src/features/auth/login-page.tsx', () => import('../features/auth/login-page.tsx'), 'LoginPage', {
      head: { title: 'Anmelden', description: 'Melde dich bei Kostbar an und mach dort weiter, wo du aufgehört hast.' },
    }),
  },
  {
    path: paths.signup,
    ...page('src/features/auth/signup-page.tsx', () => import('../features/auth/signup-page.tsx'), 'SignupPage', {
      head: {
        title: 'Registrieren',
        description: 'In zwei Schritten zu deinem Konto bei Kostbar, deiner persönlichen Ernährungsbegleitung.',
      },
    }),
  },
  {
    path: paths.trainerSignup,
    ...page(
      'src/features/auth/trainer-signup-page.tsx',
      () => import('../features/auth/trainer-signup-page.tsx'),
      'TrainerSignupPage',
      {
        head: {
          title: 'Als Trainer registrieren',
          description: 'Begleite deine Kunden mit Kostbar: Pläne, Einkaufslisten und Notizen an einem Ort.',
        },
      },
    ),
  },
]

/** Pages that mails link to, and the page that asks for one; open with and without a session. */
const mailLinkPages = (): RouteObject[] => [
  {
    path: paths.confirmEmail,
    ...page(
      'src/features/auth/confirm-email-page.tsx',
      () => import('../features/auth/confirm-email-page.tsx'),
      'ConfirmEmailPage',
      { head: { title: 'E-Mail-Adresse bestätigen' } },
    ),
  },
  {
    path: paths.forgotPassword,
    ...page(
      'src/features/auth/forgot-password-page.tsx',
      () => import('../features/auth/forgot-password-page.tsx'),
      'ForgotPasswordPage',
      { head: { title: 'Passwort vergessen' } },
    ),
  },
  {
    path: paths.resetPassword,
    ...page(
      'src/features/auth/reset-password-page.tsx',
      () => import('../features/auth/reset-password-page.tsx'),
      'ResetPasswordPage',
      { head: { title: 'Neues Passwort' } },
    ),
  },
  {
    path: paths.acceptInvite,
    ...page(
      'src/features/invites/accept-invite-page.tsx',
      () => import('../features/invites/accept-invite-page.tsx'),
      'AcceptInvitePage',
      { head: { title: 'Deine Einladung' } },
    ),
  },
  {
    path: paths.newsletterConfirm,
    ...page(
      'src/features/auth/newsletter-confirm-page.tsx',
      () => import('../features/auth/newsletter-confirm-page.tsx'),
      'NewsletterConfirmPage',
      { head: { title: 'Newsletter bestätigen' } },
    ),
  },
  {
    path: paths.newsletterUnsubscribe,
    ...page(
      'src/features/auth/newsletter-unsubscribe-page.tsx',
      () => import('../features/auth/newsletter-unsubscribe-page.tsx'),
      'NewsletterUnsubscribePage',
      { head: { title: 'Newsletter abbestellen' } },
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
  { path: paths.userTargets, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserTargetsTab') },
  { path: paths.userProgress, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserProgressPage') },
  { path: paths.userRecipes, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserRecipesPage') },
  { path: paths.userNotes, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserNotesPage') },
  { path: paths.userShopping, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserShoppingPage') },
  { path: paths.userDocuments, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserDocumentsPage') },
  { path: paths.userTraining, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserTrainingPage') },
]

const profileLayout = () => page('src/app/profile-layout.tsx', () => import('./profile-layout.tsx'), 'ProfileLayout')

const profilePages = (guard: Guard): RouteObject[] => [
  {
    index: true,
    ...page('src/app/profile-home-page.tsx', () => import('./profile-home-page.tsx'), 'ProfileHomePage', {
      head: { title: 'Dein Profil' },
    }),
  },
  {
    path: paths.nutritionPlan,
    ...page('src/app/nutrition-plan-page.tsx', () => import('./nutrition-plan-page.tsx'), 'NutritionPlanPage', {
      head: { title: 'Ernährungsplan' },
    }),
  },
  {
    path: paths.recipes,
    ...page('src/app/recipes-page.tsx', () => import('./recipes-page.tsx'), 'RecipesPage', {
      head: { title: 'Rezepte' },
    }),
  },
  {
    path: paths.newRecipe,
    loader: guard.staff,
    ...page(
      'src/features/recipes/form/new-recipe-page.tsx',
      () => import('../features/recipes/form/new-recipe-page.tsx'),
      'NewRecipePage',
      { head: { title: 'Neues Rezept' } },
    ),
  },
  {
    path: paths.editRecipe,
    loader: guard.staff,
    ...page(
      'src/features/recipes/form/edit-recipe-page.tsx',
      () => import('../features/recipes/form/edit-recipe-page.tsx'),
      'EditRecipePage',
      { head: { title: 'Rezept bearbeiten' } },
    ),
  },
  {
    path: paths.ownFoods,
    loader: guard.staff,
    ...page(
      'src/features/foods/own-foods-page.tsx',
      () => import('../features/foods/own-foods-page.tsx'),
      'OwnFoodsPage',
      {
        head: { title: 'Eigene Lebensmittel' },
      },
    ),
  },
  {
    path: paths.shoppingAndNotes,
    ...page(
      'src/app/shopping-and-notes-page.tsx',
      () => import('./shopping-and-notes-page.tsx'),
      'ShoppingAndNotesPage',
      {
        head: { title: 'Einkauf & Notizen' },
      },
    ),
  },
  {
    path: paths.documents,
    ...page(
      'src/features/documents/documents-page.tsx',
      () => import('../features/documents/documents-page.tsx'),
      'DocumentsPage',
      { head: { title: 'Dokumente' } },
    ),
  },
  {
    path: paths.progress,
    ...page(
      'src/features/measures/my-progress-page.tsx',
      () => import('../features/measures/my-progress-page.tsx'),
      'MyProgressPage',
      { head: { title: 'Verlauf' } },
    ),
  },
  {
    path: paths.targets,
    ...page(
      'src/features/macros/my-targets-page.tsx',
      () => import('../features/macros/my-targets-page.tsx'),
      'MyTargetsPage',
      { head: { title: 'Deine Tagesziele' } },
    ),
  },
  {
    path: paths.notifications,
    ...page(
      'src/features/notifications/notifications-page.tsx',
      () => import('../features/notifications/notifications-page.tsx'),
      'NotificationsPage',
      { head: { title: 'Mitteilungen' } },
    ),
  },
  {
    path: paths.myMessages,
    ...page(
      'src/features/messages/my-messages-page.tsx',
      () => import('../features/messages/my-messages-page.tsx'),
      'MyMessagesPage',
      { head: { title: 'Nachrichten' } },
    ),
  },
  {
    path: paths.settings,
    ...page('src/app/settings-page.tsx', () => import('./settings-page.tsx'), 'SettingsPage', {
      head: { title: 'Einstellungen' },
    }),
  },
]
