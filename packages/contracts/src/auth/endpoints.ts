import { endpoints } from '../endpoint.ts'
import type { authSchemas } from './schemas.ts'

export const auth = endpoints<typeof authSchemas>()({
  signin: { method: 'POST', path: '/users/signin', access: 'public' },
  checkSignup: { method: 'POST', path: '/users/signup/check', access: 'public' },
  signup: { method: 'POST', path: '/users/signup', access: 'public' },
  trainerSignup: { method: 'POST', path: '/users/trainer/signup', access: 'public' },
  refresh: { method: 'POST', path: '/users/refresh', access: 'public' },
  signout: { method: 'POST', path: '/users/signout', access: 'public' },
  forgotPassword: { method: 'GET', path: '/users/:id/forgotpassword', access: 'public' },
  checkResetToken: { method: 'GET', path: '/users/:id/password/token', access: 'public' },
  changePassword: { method: 'POST', path: '/users/:id/changepassword', access: 'public' },
})
