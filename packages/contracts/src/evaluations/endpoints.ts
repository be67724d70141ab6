import { endpoints } from '../endpoint.ts'
import type { evaluationsSchemas } from './schemas.ts'

const ofUser = { user: 'userId', area: 'protocol' } as const

export const evaluations = endpoints<typeof evaluationsSchemas>()({
  get: { method: 'GET', path: '/protocol/:userId/evaluation', access: ofUser, health: true },
  compare: { method: 'GET', path: '/protocol/:userId/comparison', access: ofUser, health: true },
  saveDraft: { method: 'POST', path: '/protocol/:userId/evaluation', access: 'trainer', health: true },
  decide: { method: 'POST', path: '/protocol/:userId/evaluation/decision', access: 'trainer', health: true },
  comment: { method: 'POST', path: '/protocol/:userId/comments', access: 'trainer', health: true },
  publish: { method: 'POST', path: '/protocol/:userId/evaluation/publish', access: 'trainer', health: true },
  pdf: { method: 'GET', path: '/protocol/:userId/evaluation/pdf', access: ofUser, health: true },
  csv: { method: 'GET', path: '/protocol/:userId/evaluation/csv', access: ofUser, health: true },
})
