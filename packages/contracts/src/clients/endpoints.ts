import { endpoints } from '../endpoint.ts'
import type { clientsSchemas } from './schemas.ts'

export const clients = endpoints<typeof clientsSchemas>()({
  list: { method: 'GET', path: '/clients', access: 'trainer' },
  bulk: { method: 'POST', path: '/clients/bulk', access: 'trainer', health: true },
  myTrainer: { method: 'GET', path: '/clients/my-trainer', access: 'signedIn' },
  endMine: { method: 'POST', path: '/clients/my-trainer/end', access: 'signedIn' },
  get: { method: 'GET', path: '/clients/:id', access: 'trainer', health: true },
  neighbours: { method: 'GET', path: '/clients/:id/neighbours', access: 'trainer' },
  update: { method: 'POST', path: '/clients/:id', access: 'trainer', health: true },
  pause: { method: 'POST', path: '/clients/:id/pause', access: 'trainer' },
  resume: { method: 'POST', path: '/clients/:id/resume', access: 'trainer' },
  archive: { method: 'POST', path: '/clients/:id/archive', access: 'trainer' },
  reactivate: { method: 'POST', path: '/clients/:id/reactivate', access: 'trainer' },
})
