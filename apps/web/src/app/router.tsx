import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { createGuard, type Guard, type Identify } from './guard.ts'
import { legalPages } from './legal-pages.ts'
import { Navigation } from './navigation.tsx'
import { page } from './page.ts'
import { paymentPages } from './payment-pages.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Layout } from './shell/layout.tsx'

const home = () =>
  page('src/features/home/home-page.tsx', () => import('../features/home/home-page.tsx'), 'HomePage', {
    head: {
      title: 'Kostbar – Ernährungsbegleitung, die in deine Küche passt',
      description:
        'Persönliche Ernährungsbegleitung aus Österreich: dein Plan, deine Einkaufsliste und Antworten von echten Menschen innerhalb von 48 Stunden.',
    },
  })

const notFound = () =>
  page('src/app/shell/not-found-page.tsx', () => import('./shell/not-found-page.tsx'), 'NotFoundPage', {
    head: { title: 'Seite nicht gefunden' },
    status: 404,
  })

/**
 * Every page of the app with who may open it.
 * @param identify says who is here; asked by the guards
 */
export function createRoutes(identify: Identify): RouteObject[] {
  const guard = createGuard(identify)
  return [
    {
      element: (
        <>
          <Navigation />
          <Layout />
        </>
      ),
      errorElement: <ErrorPage />,
      children: [
        { path: paths.home, ...home() },
        { path: '/home', ...home() },
        { loader: guard.signedOut, children: signedOutPages() },
        ...linkedPages(),
        ...legalPages(),
        ...paymentPages(),
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
        { path: '*', ...notFound() },
      ],
    },
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
      { head: { title: 'Newsletter abmelden' } },
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
