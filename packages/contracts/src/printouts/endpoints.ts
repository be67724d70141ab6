import { endpoints } from '../endpoint.ts'
import type { printoutsSchemas } from './schemas.ts'

export const printouts = endpoints<typeof printoutsSchemas>()({
  week: {
    method: 'GET',
    path: '/nutritionplan/:userId/pdf',
    access: { user: 'userId', area: 'nutritionplan' },
    content: true,
  },
  recipe: { method: 'GET', path: '/recipes/:recipeId/pdf', access: 'signedIn', content: true },
  shoppingList: { method: 'GET', path: '/shopping/:userId/pdf', access: { user: 'userId', area: 'shopping' } },
})
