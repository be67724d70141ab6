import { endpoints } from '../endpoint.ts'
import type { settingsSchemas } from './schemas.ts'

export const settings = endpoints<typeof settingsSchemas>()({
  changePassword: { method: 'POST', path: '/users/change-password', access: 'signedIn' },
  notifications: { method: 'GET', path: '/users/notifications', access: 'signedIn' },
  setNotifications: { method: 'POST', path: '/users/notifications', access: 'signedIn' },
  setProtectiveMode: { method: 'POST', path: '/users/protective-mode', access: 'signedIn' },
  setFirstSteps: { method: 'POST', path: '/users/first-steps', access: 'signedIn' },
  setProfile: { method: 'POST', path: '/users/profile', access: 'signedIn' },
})
