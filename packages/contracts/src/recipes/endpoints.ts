import { endpoints } from '../endpoint.ts'
import type { recipesSchemas } from './schemas.ts'

export const recipes = endpoints<typeof recipesSchemas>()({
  list: { method: 'GET', path: '/recipes/all', access: 'signedIn', content: true },
  mine: { method: 'GET', path: '/recipes', access: 'signedIn', content: true },
  tags: { method: 'GET', path: '/recipes/tags', access: 'signedIn', content: true },
  get: { method: 'GET', path: '/recipes/:recipeId/detail', access: 'signedIn', content: true },
  image: { method: 'GET', path: '/recipes/:recipeId/image', access: 'signedIn', content: true },
  toggle: {
    method: 'POST',
    path: '/recipes/:recipeId/toggle/:userId',
    access: { user: 'userId', area: 'recipes' },
    content: true,
  },
  assetUpload: { method: 'GET', path: '/recipes/assets/upload', access: 'staff' },
  add: { method: 'POST', path: '/recipes', access: 'staff' },
  importText: { method: 'POST', path: '/recipes/import/text', access: 'staff' },
  importPage: { method: 'POST', path: '/recipes/import/page', access: 'staff' },
  importUrl: { method: 'POST', path: '/recipes/import/url', access: 'staff' },
  // `trainer`, because clients are in the body: the service authorizes each of them.
  sharePreview: { method: 'POST', path: '/recipe-shares/preview', access: 'trainer', health: true },
  share: { method: 'POST', path: '/recipe-shares', access: 'trainer' },
  undoShare: { method: 'POST', path: '/recipe-shares/:key/undo', access: 'trainer' },
  usage: { method: 'GET', path: '/recipes/:recipeId/usage', access: 'staff' },
  update: { method: 'POST', path: '/recipes/:recipeId', access: 'staff' },
  remove: { method: 'DELETE', path: '/recipes/:recipeId', access: 'staff' },
})
