import type { RouteObject } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import type { Guard } from './guard.ts'
import { page } from './page-info.ts'

/**
 * Pages below `/profile`, open to every signed-in user; the pages that edit recipes and foods are open to staff only.
 */
export const memberPages = (guard: Guard): RouteObject[] => [
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
    path: paths.importRecipe,
    loader: guard.staff,
    ...page(
      'src/features/recipes/import/import-recipe-page.tsx',
      () => import('../features/recipes/import/import-recipe-page.tsx'),
      'ImportRecipePage',
      { head: { title: 'Rezept importieren' } },
    ),
  },
  {
    path: paths.shareRecipes,
    loader: guard.trainer,
    ...page(
      'src/features/recipes/sharing/share-recipes-page.tsx',
      () => import('../features/recipes/sharing/share-recipes-page.tsx'),
      'ShareRecipesPage',
      { head: { title: 'Rezepte teilen' } },
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
    path: paths.importFoods,
    loader: guard.staff,
    ...page(
      'src/features/foods/import/import-foods-page.tsx',
      () => import('../features/foods/import/import-foods-page.tsx'),
      'ImportFoodsPage',
      { head: { title: 'Lebensmittel aus einer Liste' } },
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
    path: paths.challenge,
    ...page(
      'src/features/challenges/my-challenge-page.tsx',
      () => import('../features/challenges/my-challenge-page.tsx'),
      'MyChallengePage',
      { head: { title: 'Challenge' } },
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
    ...page('src/app/my-progress-page.tsx', () => import('./my-progress-page.tsx'), 'MyProgressPage', {
      head: { title: 'Verlauf' },
    }),
  },
  {
    path: paths.checkIn,
    ...page(
      'src/features/check-ins/my-check-ins-page.tsx',
      () => import('../features/check-ins/my-check-ins-page.tsx'),
      'MyCheckInsPage',
      { head: { title: 'Wochenrückblick' } },
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
