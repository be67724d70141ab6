import { endpoints } from '../endpoint.ts'
import type { anamnesisSchemas } from './schemas.ts'

const ofUser = { user: 'userId', area: 'anamnesis' } as const

export const anamnesis = endpoints<typeof anamnesisSchemas>()({
  ownQuestions: { method: 'GET', path: '/anamnese/questions', access: 'trainer' },
  setOwnQuestions: { method: 'POST', path: '/anamnese/questions', access: 'trainer' },
  get: { method: 'GET', path: '/anamnese/:userId', access: ofUser, health: true },
  saveDraft: { method: 'POST', path: '/anamnese/:userId/draft', access: ofUser, health: true },
  share: { method: 'POST', path: '/anamnese/share', access: 'signedIn', health: true },
  submit: { method: 'POST', path: '/anamnese/submit', access: 'signedIn', health: true },
  version: { method: 'GET', path: '/anamnese/:userId/versions/:number', access: ofUser, health: true },
  pdf: { method: 'GET', path: '/anamnese/:userId/versions/:number/pdf', access: ofUser, health: true },
  csv: { method: 'GET', path: '/anamnese/:userId/versions/:number/csv', access: ofUser, health: true },
  review: { method: 'POST', path: '/anamnese/:userId/review', access: 'trainer', health: true },
})
