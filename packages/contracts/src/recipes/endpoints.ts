import { endpoints } from '../endpoint.ts'
import type { recipesSchemas } from './schemas.ts'

export const recipes = endpoints<typeof recipesSchemas>()({
  all: { method: 'GET', path: '/recipes/all', access: 'signedIn', content: true },
  mine: { method: 'GET', path: '/recipes', access: 'signedIn', content: true },
  tags: { method: 'GET', path: '/recipes/tags', access: 'signedIn', content: true },
  detail: { method: 'GET', path: '/recipes/:recipeId/detail', access: 'signedIn', content: true },
  image: { method: 'GET', path: '/recipes/:recipeId/image', access: 'signedIn', content: true },
  toggle: {
    method: 'POST',
    path: '/recipes/:recipeId/toggle/:userId',
    access: { user: 'userId', area: 'recipes' },
    content: true,
  },
  assetUpload: { method: 'GET', path: '/recipes/assets/upload', access: 'staff' },
  add: { method: 'POST', path: '/recipes', access: 'staff' },
  usage: { method: 'GET', path: '/recipes/:recipeId/usage', access: 'staff' },
  update: { method: 'POST', path: '/recipes/:recipeId', access: 'staff' },
  remove: { method: 'DELETE', path: '/recipes/:recipeId', access: 'staff' },
})
