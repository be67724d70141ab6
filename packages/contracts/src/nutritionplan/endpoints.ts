import { endpoints } from '../endpoint.ts'
import type { nutritionplanSchemas } from './schemas.ts'

export const nutritionplan = endpoints<typeof nutritionplanSchemas>()({
  mine: { method: 'GET', path: '/nutritionplan', access: 'signedIn', content: true },
  ofUser: {
    method: 'GET',
    path: '/nutritionplan/:userId',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  sources: {
    method: 'GET',
    path: '/nutritionplan/:userId/sources',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  saveDay: { method: 'POST', path: '/nutritionplan/day', access: 'signedIn', content: true },
  // `staff`, because `{ user }` would also admit the member. The service authorizes the user.
  draft: { method: 'GET', path: '/nutritionplan/:userId/draft', access: 'staff' },
  saveDraftDay: { method: 'POST', path: '/nutritionplan/:userId/draft/day', access: 'staff' },
  switchDraftMeal: { method: 'POST', path: '/nutritionplan/:userId/draft/meal', access: 'staff' },
  discardDraft: { method: 'DELETE', path: '/nutritionplan/:userId/draft', access: 'staff' },
  publish: { method: 'POST', path: '/nutritionplan/:userId/draft/publish', access: 'staff' },
  revisions: {
    method: 'GET',
    path: '/nutritionplan/:userId/revisions',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  undo: {
    method: 'POST',
    path: '/nutritionplan/:userId/revisions/:id/undo',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  overrides: {
    method: 'GET',
    path: '/nutritionplan/:userId/overrides',
    access: { user: 'userId', area: 'careProfile' },
    health: true,
  },
  swaps: {
    method: 'GET',
    path: '/nutritionplan/:userId/swaps',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  swap: {
    method: 'POST',
    path: '/nutritionplan/:userId/swap',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  toggle: { method: 'POST', path: '/nutritionplan/toggle', access: 'signedIn', content: true },
  setMealNote: { method: 'POST', path: '/nutritionplan/mealnote', access: 'signedIn', content: true },
  setPortions: {
    method: 'POST',
    path: '/nutritionplan/:userId/portions',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  toggleMeal: {
    method: 'POST',
    path: '/users/:id/togglemeal/:meal',
    access: { user: 'id', area: 'nutritionplan' },
    content: true,
  },
})
