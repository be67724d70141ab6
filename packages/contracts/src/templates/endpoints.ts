import { endpoints } from '../endpoint.ts'
import type { templatesSchemas } from './schemas.ts'

export const templates = endpoints<typeof templatesSchemas>()({
  list: { method: 'GET', path: '/templates', access: 'staff' },
  get: { method: 'GET', path: '/templates/:id', access: 'staff' },
  create: { method: 'POST', path: '/templates', access: 'staff' },
  /** Test template: the only template of a trainer without client slots. */
  ensureTestTemplate: { method: 'POST', path: '/templates/test', access: 'trainer' },
  // `staff`, because `{ user }` would also admit the member. The service authorizes the user.
  fromPlan: { method: 'POST', path: '/templates/from-plan/:userId', access: 'staff' },
  update: { method: 'POST', path: '/templates/:id', access: 'staff' },
  saveDay: { method: 'POST', path: '/templates/:id/day', access: 'staff' },
  setStatus: { method: 'POST', path: '/templates/:id/status', access: 'staff' },
  copy: { method: 'POST', path: '/templates/:id/copy', access: 'staff' },
  remove: { method: 'DELETE', path: '/templates/:id', access: 'staff' },
  restore: { method: 'POST', path: '/templates/:id/restore', access: 'staff' },
  // `trainer`, because clients are in the body: the service authorizes each of them.
  dryRun: { method: 'POST', path: '/templates/:id/dry-run', access: 'trainer', health: true },
  apply: { method: 'POST', path: '/templates/:id/apply', access: 'trainer', health: true },
  applications: { method: 'GET', path: '/template-applications', access: 'trainer' },
  application: { method: 'GET', path: '/template-applications/:id', access: 'trainer' },
  undo: { method: 'POST', path: '/template-applications/:id/undo', access: 'trainer' },
  weeks: { method: 'GET', path: '/templates/weeks', access: 'signedIn', content: true },
  startWeek: { method: 'POST', path: '/templates/:id/start', access: 'signedIn', content: true },
})
