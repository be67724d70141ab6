import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { settingsQuery } from '../lib/content/queries.ts'
import type { ContentSource } from '../lib/content/source.ts'
import { paths } from '../lib/paths.ts'
import { contentRoutes } from './content/content-routes.ts'
import { ContentStatus } from './content/content-status.tsx'
import { createGuard, type Guard, type ResolveSession } from './guard.ts'
import { memberPages } from './member-pages.ts'
import { Navigation } from './navigation.tsx'
import { page, type RouteHandle } from './page-info.ts'
import { Layout } from './shell/layout.tsx'
import { RootError } from './shell/root-error.tsx'
import { RouteError } from './shell/route-error.tsx'
import { mailLinkPages, signedOutPages } from './signed-out-pages.ts'
import { staffPages } from './staff-pages.ts'
import { withdrawalPages } from './withdrawal-pages.ts'

const notFound = () =>
  page('src/app/shell/not-found-page.tsx', () => import('./shell/not-found-page.tsx'), 'NotFoundPage', {
    head: { title: 'Seite nicht gefunden' },
    status: 404,
  })

interface RoutesOptions {
  /** Session lookup for the route guards. */
  readonly resolveSession: ResolveSession
  readonly queries: QueryClient
  readonly content: ContentSource
  /** True in the content service's visual editor: members-only content is open without a session. */
  readonly preview: boolean
}

/** All routes with their guards. The layout stays around a page that fails to load or render. */
export const createRoutes = (options: RoutesOptions): RouteObject[] => [
  {
    // Settings story for menu and footer; when the query fails, `useSiteSettings` has defaults.
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
    { handle: appArea, children: appPages(guard) },
    { path: paths.notFound, ...notFound() },
    { element: <ContentStatus />, children: contentRoutes({ queries, content, signedIn }) },
  ]
}

/** Route handle of the application's own pages: slim header, one-line footer. */
const appArea: RouteHandle = { isAppArea: true }

const appPages = (guard: Guard): RouteObject[] => [
  {
    path: paths.offlineShopping,
    ...page(
      'src/features/shopping/offline/offline-list-page.tsx',
      () => import('../features/shopping/offline/offline-list-page.tsx'),
      'OfflineListPage',
      { head: { title: 'Einkaufsliste' }, untracked: true },
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
  {
    path: paths.protocol,
    loader: guard.signedIn,
    ...page(
      'src/features/protocol/protocol-page.tsx',
      () => import('../features/protocol/protocol-page.tsx'),
      'ProtocolPage',
      { head: { title: 'Dein 7-Tages-Protokoll' } },
    ),
  },
  {
    path: paths.evaluation,
    loader: guard.signedIn,
    ...page(
      'src/features/evaluations/my-evaluation-page.tsx',
      () => import('../features/evaluations/my-evaluation-page.tsx'),
      'MyEvaluationPage',
      { head: { title: 'Deine Auswertung' } },
    ),
  },
  ...planEditorPages(guard),
  {
    ...profileLayout(),
    children: [{ path: paths.profile, loader: guard.signedIn, children: memberPages(guard) }, ...staffPages(guard)],
  },
]

/** Plan editor pages: full screen width, without the menu of the signed-in area. */
const planEditorPages = (guard: Guard): RouteObject[] => [
  {
    path: paths.userPlan,
    loader: guard.staff,
    ...page('src/app/client-plan-page.tsx', () => import('./client-plan-page.tsx'), 'ClientPlanPage', {
      head: { title: 'Ernährungsplan' },
    }),
  },
  {
    path: paths.template,
    loader: guard.staff,
    ...page('src/app/template-page.tsx', () => import('./template-page.tsx'), 'TemplatePage', {
      head: { title: 'Vorlage' },
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

/** Route properties of the layout with the menu of the signed-in area. */
const profileLayout = () => page('src/app/profile-layout.tsx', () => import('./profile-layout.tsx'), 'ProfileLayout')
