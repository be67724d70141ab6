import { endpoints } from '../endpoint.ts'
import type { shoppingSchemas } from './schemas.ts'

export const shopping = endpoints<typeof shoppingSchemas>()({
  mine: { method: 'GET', path: '/shopping', access: 'signedIn' },
  save: { method: 'POST', path: '/shopping', access: 'signedIn' },
  remove: { method: 'POST', path: '/shopping/delete', access: 'signedIn' },
  ofUser: { method: 'GET', path: '/shopping/:userId', access: { user: 'userId', area: 'shopping' } },
  saveForUser: { method: 'POST', path: '/shopping/:userId', access: { user: 'userId', area: 'shopping' } },
  removeForUser: { method: 'POST', path: '/shopping/:userId/delete', access: { user: 'userId', area: 'shopping' } },
  suggestFromPlan: {
    method: 'POST',
    path: '/shopping/:userId/from-plan',
    access: { user: 'userId', area: 'shopping' },
    content: true,
  },
  reviewPlan: { method: 'GET', path: '/shopping/plan', access: 'signedIn', content: true },
  addPlan: { method: 'POST', path: '/shopping/plan', access: 'signedIn', content: true },
  undoPlan: { method: 'POST', path: '/shopping/plan/undo', access: 'signedIn' },
  syncWithPlan: { method: 'POST', path: '/shopping/follow-plan', access: 'signedIn', content: true },
  acceptSuggestions: { method: 'POST', path: '/shopping/take-over', access: 'signedIn' },
  addRecipe: { method: 'POST', path: '/shopping/recipe', access: 'signedIn', content: true },
})
