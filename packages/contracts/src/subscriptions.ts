import { endpoint } from './endpoint.ts'
import { ofKind } from './stripe.ts'

export const subscriptions = {
  mine: endpoint({
    method: 'GET',
    path: '/subscriptions/me',
    access: 'signedIn',
    summary: 'My membership, or with ?slots my client slots; null without one',
    ...ofKind,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/subscriptions/me',
    access: 'signedIn',
    summary: 'Let it end with the current period; doing so again is harmless',
    ...ofKind,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/subscriptions/me/reactivate',
    access: 'signedIn',
    summary: 'Let a cancelled one go on, before its period has ended',
    ...ofKind,
  }),
}
