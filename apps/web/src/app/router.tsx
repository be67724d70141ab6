import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { settingsQuery } from '../lib/content/queries.ts'
import type { ContentSource } from '../lib/content/source.ts'
import { paths } from '../lib/paths.ts'
import { ContentGate } from './content/content-gate.tsx'
import { contentRoutes } from './content/content-routes.ts'
import { createGuard, type Guard, type Identify } from './guard.ts'
import { Navigation } from './navigation.tsx'
import { page } from './page.ts'
import { ErrorPage, PageError } from './shell/error-page.tsx'
import { Layout } from './shell/layout.tsx'
import { withdrawalPages } from './withdrawal-pages.ts'

const notFound = () =>
  page('src/app/shell/not-found-page.tsx', () => import('./shell/not-found-page.tsx'), 'NotFoundPage', {
    head: { title: 'Seite nicht gefunden' },
    status: 404,
  })

interface RoutesOptions {
  /** Says who is here; asked by the guards. */
  readonly identify: Identify
  readonly queries: QueryClient
  readonly content: ContentSource
  /** In the content service's visual editor, where nobody has a session. */
  readonly preview: boolean
}

/** Every page of the app with who may open it. What fails inside of a page leaves the frame around it standing. */
export const createRoutes = (options: RoutesOptions): RouteObject[] => [
  {
    // The frame's content; without it the frame has what it needs to stand.
    loader: () => options.queries.prefetchQuery(settingsQuery(options.content)).then(() => null),
    shouldRevalidate: () => false,
    element: (
      <>
        <Navigation />
        <Layout />
      </>
    ),
    errorElement: <ErrorPage />,
    children: [{ errorElement: <PageError />, children: pages(options) }],
  },
]

function pages({ identify, queries, content, preview }: RoutesOptions): RouteObject[] {
  const guard = createGuard(identify)
  const signedIn = preview ? async () => null : guard.signedIn
  return [
    { loader: guard.signedOut, children: signedOutPages() },
    ...linkedPages(),
    ...withdrawalPages(),
    { path: paths.profile, loader: guard.signedIn, ...profileLayout(), children: profilePages(guard) },
    {
      path: paths.clientManagement,
      loader: guard.trainer,
      ...page(
        'src/features/clients/client-management-page.tsx',
        () => import('../features/clients/client-management-page.tsx'),
        'ClientManagementPage',
        { head: { title: 'Kunden' } },
      ),
    },
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
    { path: paths.notFound, ...notFound() },
    { element: <ContentGate />, children: contentRoutes({ queries, content, signedIn }) },
  ]
}

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

/** Pages that mails lead to; they work with and without a session. */
const linkedPages = (): RouteObject[] => [
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

const userLayout = () =>
  page('src/features/users/user-page.tsx', () => import('../features/users/user-page.tsx'), 'UserPage', {
    head: { title: 'Konto' },
  })

const pagesOfUser = () => import('./user-pages.tsx')

const userPages = (): RouteObject[] => [
  { index: true, ...page('src/app/user-pages.tsx', pagesOfUser, 'UserOverviewPage') },
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
      'src/features/recipes/new/new-recipe-page.tsx',
      () => import('../features/recipes/new/new-recipe-page.tsx'),
      'NewRecipePage',
      { head: { title: 'Neues Rezept' } },
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
    path: paths.settings,
    ...page('src/app/settings-page.tsx', () => import('./settings-page.tsx'), 'SettingsPage', {
      head: { title: 'Einstellungen' },
    }),
  },
]
