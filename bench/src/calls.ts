import type { Call } from './load.ts'

export const listNotes: Call = { name: 'notes list', method: 'GET', path: '/notes' }

export const listShopping: Call = { name: 'shopping list', method: 'GET', path: '/shopping' }

export const account: Call = { name: 'own account', method: 'GET', path: '/users/info' }

export const addNote: Call = {
  name: 'note add',
  method: 'POST',
  path: '/notes/add',
  body: { title: 'Einkauf', note: 'Am Samstag auf den Markt: Vogerlsalat, Kürbis, Topfen.' },
}

/** The admin's list of all accounts, its newest page. */
export const listUsers: Call = { name: 'user list', method: 'GET', path: '/users/all' }

/** Finds one account, however many there are. */
export const rareSearch: Call = {
  name: 'user search, one match',
  method: 'GET',
  path: '/users/all?filter=wagner777%40',
}

/** Finds more accounts the more there are: every nineteenth. */
export const commonSearch: Call = {
  name: 'user search, many matches',
  method: 'GET',
  path: '/users/all?filter=huber',
}
